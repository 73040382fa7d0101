// Every point, in the enumerator's order.
#include "coordinator/search/strategies.h"

namespace retune::coordinator {
namespace {

class Exhaustive final : public Strategy {
 public:
  explicit Exhaustive(Enumerator enumerator) : enumerator_(std::move(enumerator)) {}
  Expected<Batch> propose(std::size_t max) override { return enumerator_.next(max); }

 private:
  Enumerator enumerator_;
};

}  // namespace

Expected<std::unique_ptr<Strategy>> open_exhaustive(const Space& space, const std::string& cursor) {
  RETUNE_TRY(Enumerator enumerator, Enumerator::open(space, cursor));
  return std::unique_ptr<Strategy>(std::make_unique<Exhaustive>(std::move(enumerator)));
}

}  // namespace retune::coordinator
