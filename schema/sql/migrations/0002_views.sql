-- What people ask. Views are documented in docs/sql.md and kept stable; tables are not for people.

CREATE VIEW evaluation_detail AS
SELECT c.id AS campaign, c.name AS campaign_name, c.kernel, c.instance,
       s.device->>'backend' AS backend, s.device->>'device' AS device, s.device->>'architecture' AS architecture,
       s.toolchain->>'llvm' AS llvm, s.toolchain AS toolchain,
       m.target, m.ordinal, m.evaluation, m.is_baseline, m.reused,
       encode(k.hash, 'hex') AS hash,
       (k.canonical::jsonb->'grid'->>'x')::bigint AS grid_x, (k.canonical::jsonb->'grid'->>'y')::bigint AS grid_y,
       (k.canonical::jsonb->'grid'->>'z')::bigint AS grid_z,
       (k.canonical::jsonb->'block'->>'x')::bigint AS block_x, (k.canonical::jsonb->'block'->>'y')::bigint AS block_y,
       (k.canonical::jsonb->'block'->>'z')::bigint AS block_z,
       (k.canonical::jsonb->>'shared_mem')::bigint AS shared_mem,
       (k.canonical::jsonb->>'specialize')::boolean AS specialize,
       (k.canonical::jsonb->>'specialize_dims')::boolean AS specialize_dims,
       (k.canonical::jsonb->>'set_launch_bounds')::boolean AS set_launch_bounds,
       (k.canonical::jsonb->>'max_threads')::bigint AS max_threads,
       (k.canonical::jsonb->>'min_blocks_per_sm')::bigint AS min_blocks_per_sm,
       k.canonical::jsonb->>'passes' AS passes,
       (k.canonical::jsonb->>'codegen_opt')::integer AS codegen_opt,
       k.canonical::jsonb AS configuration,
       r.outcome, r.failed_stage, r.reason, r.quarantined, r.raced_out,
       r.median_ns, r.minimum_ns, r.maximum_ns, r.mean_ns, r.relative_spread, cardinality(r.samples) AS sample_count,
       r.samples, r.method, r.tolerance,
       r.preprocess_s, r.optimize_s, r.codegen_s, r.assemble_s, r.load_s, r.replay_s, r.verify_s, r.measure_s,
       r.registers, r.spill_bytes, r.local_bytes, r.shared_bytes, r.constant_bytes, r.binary_bytes,
       encode(r.binary_hash, 'hex') AS binary_hash, encode(r.measured_as, 'hex') AS measured_as,
       r.worker, r.started_at, r.finished_at, r.committed_at, r.report
FROM campaign c
JOIN campaign_target t ON t.campaign = c.id
JOIN scope s ON s.id = t.scope
JOIN member m ON m.target = t.id
JOIN evaluation e ON e.id = m.evaluation
JOIN configuration k ON k.id = e.configuration
LEFT JOIN result r ON r.evaluation = m.evaluation;
COMMENT ON VIEW evaluation_detail IS 'one row per configuration of a campaign, with its result where it has one; durations in nanoseconds (_ns) and seconds (_s)';

CREATE VIEW campaign_progress AS
SELECT c.id AS campaign, c.name, c.kernel, c.state, c.reason, c.planned,
       coalesce(t.members, 0) AS members, coalesce(d.finished, 0) AS finished, coalesce(t.reused, 0) AS reused,
       coalesce(d.verified, 0) AS verified, coalesce(d.finished - d.verified, 0) AS failed,
       coalesce(j.rejected, 0) AS rejected, coalesce(l.running, 0) AS running,
       coalesce(t.exhausted, false) AS exhausted, d.best_ns, d.baseline_ns, c.submitted_at,
       (SELECT count(*) FROM worker w WHERE w.gone_at IS NULL AND w.last_seen > now() - interval '30 seconds'
          AND w.device->>'backend' = ANY (c.backends)) AS workers
FROM campaign c
LEFT JOIN LATERAL (SELECT sum(members)::bigint AS members, sum(reused)::bigint AS reused, bool_and(exhausted) AS exhausted
                   FROM campaign_target WHERE campaign = c.id) t ON true
LEFT JOIN LATERAL (SELECT count(*) AS finished, count(*) FILTER (WHERE r.outcome = 'verified') AS verified,
                          min(r.median_ns) FILTER (WHERE r.outcome = 'verified' AND NOT r.raced_out) AS best_ns,
                          min(r.median_ns) FILTER (WHERE r.outcome = 'verified' AND m.is_baseline) AS baseline_ns
                   FROM campaign_target ct JOIN member m ON m.target = ct.id JOIN result r ON r.evaluation = m.evaluation
                   WHERE ct.campaign = c.id) d ON true
LEFT JOIN LATERAL (SELECT count(*) AS rejected FROM campaign_target ct JOIN rejected x ON x.target = ct.id
                   WHERE ct.campaign = c.id) j ON true
LEFT JOIN LATERAL (SELECT count(*) AS running FROM campaign_target ct JOIN lease x ON x.target = ct.id
                   WHERE ct.campaign = c.id) l ON true;
COMMENT ON VIEW campaign_progress IS 'one row per campaign: how far it is, best and baseline medians in nanoseconds';

CREATE VIEW best_config AS
SELECT DISTINCT ON (kernel, instance, backend, device, architecture, toolchain)
       kernel, instance, backend, device, architecture, toolchain, campaign, campaign_name, hash, median_ns, minimum_ns,
       relative_spread, sample_count, tolerance, grid_x, grid_y, grid_z, block_x, block_y, block_z, shared_mem, specialize,
       specialize_dims, set_launch_bounds, max_threads, min_blocks_per_sm, passes, codegen_opt, configuration
FROM evaluation_detail
WHERE outcome = 'verified' AND NOT raced_out
ORDER BY kernel, instance, backend, device, architecture, toolchain, median_ns, campaign DESC;
COMMENT ON VIEW best_config IS 'the fastest verified configuration per kernel, instance, device class and toolchain';

CREATE VIEW speedup AS
SELECT b.campaign, b.campaign_name, b.kernel, b.instance, b.backend, b.device, b.architecture, b.toolchain,
       z.median_ns AS baseline_ns, b.median_ns AS best_ns, z.median_ns / b.median_ns AS speedup, b.hash, b.configuration
FROM (SELECT DISTINCT ON (target) * FROM evaluation_detail WHERE outcome = 'verified' AND NOT raced_out
      ORDER BY target, median_ns) b
JOIN evaluation_detail z ON z.target = b.target AND z.is_baseline AND z.outcome = 'verified';
COMMENT ON VIEW speedup IS 'per campaign and device class: best against baseline, a ratio above 1 is faster';

CREATE VIEW failure_summary AS
SELECT t.campaign, c.name AS campaign_name, c.kernel, r.outcome, r.failed_stage, count(*) AS count,
       min(r.reason) AS example, count(*) FILTER (WHERE r.quarantined) AS quarantined
FROM result r
JOIN member m ON m.evaluation = r.evaluation
JOIN campaign_target t ON t.id = m.target
JOIN campaign c ON c.id = t.campaign
WHERE r.outcome <> 'verified'
GROUP BY t.campaign, c.name, c.kernel, r.outcome, r.failed_stage;
COMMENT ON VIEW failure_summary IS 'why evaluations of a campaign failed, how often, with one example';

CREATE VIEW worker_activity AS
SELECT w.name AS worker, w.host, w.pid, w.device->>'backend' AS backend, w.device->>'device' AS device, w.slots,
       w.gone_at IS NULL AND w.last_seen > now() - interval '30 seconds' AS alive,
       w.first_seen, w.last_seen, w.gone_at, w.gone_reason,
       (SELECT count(*) FROM lease l WHERE l.worker = w.name) AS running,
       coalesce(r.results, 0) AS results, r.last_result_at, coalesce(r.busy_s, 0) AS busy_s
FROM worker w
LEFT JOIN (SELECT worker, count(*) AS results, max(committed_at) AS last_result_at,
                  sum(load_s + replay_s + verify_s + measure_s) AS busy_s
           FROM result GROUP BY worker) r ON r.worker = w.name;
COMMENT ON VIEW worker_activity IS 'one row per worker ever seen: alive, what it runs, what it has done, seconds on the device';
