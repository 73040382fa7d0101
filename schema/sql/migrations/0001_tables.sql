-- Everything that must last. Immutable configurations, append-only results, one small table of leases.
-- Identifiers of rows are dense and given by the database; hashes are SHA-256, 32 bytes.

CREATE TYPE outcome AS ENUM (
  'verified', 'invalid', 'compile_failed', 'compile_timeout', 'compile_crashed', 'unsupported',
  'replay_failed', 'replay_timeout', 'replay_crashed', 'memory_error', 'wrong_answer', 'worker_lost');
CREATE TYPE stage AS ENUM (
  'spec', 'enumerate', 'ground', 'validate', 'hash', 'dedup', 'lease', 'compile', 'replay', 'verify', 'measure', 'result');
CREATE TYPE campaign_state AS ENUM ('running', 'paused', 'done', 'cancelled', 'failed');

-- The coordinator in office. Every write of a coordinator checks its term in the same transaction.
CREATE TABLE coordinator_term (
  one      boolean PRIMARY KEY DEFAULT true CHECK (one),
  term     bigint NOT NULL,
  holder   text NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT now());
INSERT INTO coordinator_term (term, holder) VALUES (0, 'nobody');

CREATE TABLE campaign (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name           text NOT NULL,
  kernel         text NOT NULL,
  recording      bytea NOT NULL CHECK (length(recording) = 32),
  instance       text NOT NULL,
  spec           text NOT NULL,
  terms          jsonb NOT NULL,
  terms_hash     bytea NOT NULL CHECK (length(terms_hash) = 32),
  baseline       jsonb NOT NULL,
  baseline_hash  bytea NOT NULL CHECK (length(baseline_hash) = 32),
  backends       text[] NOT NULL,
  retries        integer NOT NULL CHECK (retries >= 1),
  continue_on_bad_baseline boolean NOT NULL,
  planned        bigint,
  state          campaign_state NOT NULL DEFAULT 'running',
  reason         text NOT NULL DEFAULT '',
  submitted_at   timestamptz NOT NULL DEFAULT now(),
  changed_at     timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE INDEX campaign_changed ON campaign (changed_at);

-- Where results may be compared: what is measured, on what, under which terms.
CREATE TABLE scope (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  instance    text NOT NULL,
  device_key  text NOT NULL,
  toolchain_key text NOT NULL,
  terms_hash  bytea NOT NULL CHECK (length(terms_hash) = 32),
  device      jsonb NOT NULL,
  toolchain   jsonb NOT NULL,
  UNIQUE (instance, device_key, toolchain_key, terms_hash));

-- One campaign on one class of device with one toolchain. Updated once a batch.
CREATE TABLE campaign_target (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign  bigint NOT NULL REFERENCES campaign,
  scope     bigint NOT NULL REFERENCES scope,
  cursor    text NOT NULL DEFAULT '',
  exhausted boolean NOT NULL DEFAULT false,
  members   bigint NOT NULL DEFAULT 0,
  reused    bigint NOT NULL DEFAULT 0,
  UNIQUE (campaign, scope));

CREATE TABLE configuration (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash      bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
  canonical text NOT NULL);

-- The unit of dedup.
CREATE TABLE evaluation (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  scope         bigint NOT NULL REFERENCES scope,
  configuration bigint NOT NULL REFERENCES configuration,
  UNIQUE (scope, configuration));

CREATE TABLE member (
  target      bigint NOT NULL REFERENCES campaign_target,
  evaluation  bigint NOT NULL REFERENCES evaluation,
  ordinal     bigint NOT NULL,
  is_baseline boolean NOT NULL,
  reused      boolean NOT NULL,
  PRIMARY KEY (target, evaluation));
CREATE INDEX member_evaluation ON member (evaluation);

-- Rows come and go; never updated.
CREATE SEQUENCE lease_epoch;
CREATE TABLE lease (
  evaluation bigint PRIMARY KEY REFERENCES evaluation,
  target     bigint NOT NULL REFERENCES campaign_target,
  worker     text NOT NULL,
  epoch      bigint NOT NULL,
  lease_ms   integer NOT NULL,
  granted_at timestamptz NOT NULL DEFAULT now());

-- What ended without a result: counted ones bring an evaluation nearer to quarantine, late ones are kept and nothing more.
CREATE TABLE attempt (
  evaluation bigint NOT NULL REFERENCES evaluation,
  epoch      bigint NOT NULL,
  worker     text NOT NULL,
  counted    boolean NOT NULL,
  outcome    outcome NOT NULL,
  reason     text NOT NULL,
  report     jsonb,
  at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (evaluation, epoch, worker));

CREATE TABLE result (
  evaluation   bigint PRIMARY KEY REFERENCES evaluation,
  epoch        bigint NOT NULL,
  worker       text NOT NULL,
  outcome      outcome NOT NULL,
  failed_stage stage,
  reason       text NOT NULL,
  quarantined  boolean NOT NULL,
  raced_out    boolean NOT NULL,
  samples      double precision[] NOT NULL,
  median_ns    double precision,
  minimum_ns   double precision,
  maximum_ns   double precision,
  mean_ns      double precision,
  relative_spread double precision,
  method       text NOT NULL,
  tolerance    text NOT NULL,
  preprocess_s double precision NOT NULL,
  optimize_s   double precision NOT NULL,
  codegen_s    double precision NOT NULL,
  assemble_s   double precision NOT NULL,
  load_s       double precision NOT NULL,
  replay_s     double precision NOT NULL,
  verify_s     double precision NOT NULL,
  measure_s    double precision NOT NULL,
  registers    bigint,
  spill_bytes  bigint,
  local_bytes  bigint,
  shared_bytes bigint,
  constant_bytes bigint,
  binary_bytes bigint NOT NULL,
  binary_hash  bytea CHECK (length(binary_hash) = 32),
  measured_as  bytea CHECK (length(measured_as) = 32),
  started_at   timestamptz,
  finished_at  timestamptz,
  committed_at timestamptz NOT NULL DEFAULT now(),
  report       jsonb NOT NULL);

CREATE TABLE rejected (
  target        bigint NOT NULL REFERENCES campaign_target,
  hash          bytea NOT NULL CHECK (length(hash) = 32),
  configuration jsonb NOT NULL,
  reason        text NOT NULL,
  PRIMARY KEY (target, hash));

CREATE TABLE worker (
  name       text PRIMARY KEY,
  device_key text NOT NULL,
  toolchain_key text NOT NULL,
  device     jsonb NOT NULL,
  toolchain  jsonb NOT NULL,
  host       text NOT NULL,
  pid        bigint NOT NULL,
  slots      integer NOT NULL,
  first_seen timestamptz NOT NULL DEFAULT now(),
  last_seen  timestamptz NOT NULL DEFAULT now(),
  gone_at    timestamptz,
  gone_reason text NOT NULL DEFAULT '');

CREATE TABLE event (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at       timestamptz NOT NULL DEFAULT now(),
  campaign bigint REFERENCES campaign,
  kind     text NOT NULL,
  detail   jsonb NOT NULL);
CREATE INDEX event_campaign ON event (campaign, id);
