// `retune-campaigns`: every command of `retune`, with what those need that speak to coordinator and database. `retune` starts
// it for them (main.cc says why).
#include "coordinator/cli/program.h"

#ifndef RETUNE_VERSION
#error "the build says which version this is"
#endif

int main(int argc, char** argv) {
  using namespace retune::coordinator;
  return run_program(argc, argv, RETUNE_VERSION,
                     {add_tune, add_services, add_campaigns, add_best, add_recording, add_replay, add_space, add_config, add_sql, add_db});
}
