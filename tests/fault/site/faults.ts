/** What can go wrong with a running site, each made so and undone, with the alerts of deploy/alerts.yaml that tell it. */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Scrape } from './promtool.ts';
import type { Stage } from './stage.ts';

export type Fault = {
  what: string;
  /** All that fire, each once. */
  alerts: string[];
  /** Makes it so, and returns the way back. */
  make: (stage: Stage) => Promise<() => Promise<void> | void>;
  /** The scrape shows the fault. */
  shows: (broken: NonNullable<Scrape>) => boolean;
};

export const is = (name: string, judge: (value: number) => boolean) => (scraped: NonNullable<Scrape>) =>
  judge(scraped.get(name) ?? Number.NaN);
const isFailing = (scraped: NonNullable<Scrape>): number =>
  [...scraped].reduce((sum, [series, value]) => sum + (/status="5/.test(series) ? value : 0), 0);

export const faults: readonly Fault[] = [
  {
    what: 'the database refuses',
    alerts: ['BeaconDatabaseUnreachable'],
    make: async (stage) => {
      stage.proxy.refuse();
      return () => stage.proxy.forward();
    },
    shows: is('beacon_database_up', (up) => up === 0),
  },
  {
    what: 'the database only reads',
    alerts: ['BeaconDatabaseReadOnly'],
    make: async (stage) => {
      await stage.query('alter system set default_transaction_read_only = on');
      await stage.query('select pg_reload_conf()');
      return async () => {
        await stage.query('alter system reset default_transaction_read_only');
        await stage.query('select pg_reload_conf()');
      };
    },
    shows: is('beacon_database_writable', (writable) => writable === 0),
  },
  {
    what: 'requests hold every connection, and more of them wait',
    alerts: ['BeaconPoolExhausted', 'BeaconBacklogUnknown'],
    make: async (stage) => {
      const release = await stage.hold('lock table exams in access exclusive mode');
      // Of somebody who is logged in: visitors read from the replica.
      const headers = { authorization: `Bearer ${stage.site.tokens[0]}` };
      const asked = Array.from({ length: 8 }, () =>
        fetch(`${stage.site.origin}/api/exams?page=1&size=10`, { headers }).then((reply) => reply.text()),
      );
      return async () => {
        await release();
        await Promise.allSettled(asked);
      };
    },
    // The first scrape may have asked what waits just before the last connection was taken.
    shows: (scraped) =>
      is('beacon_database_pool_waiting', (waiting) => waiting > 0)(scraped) &&
      is('beacon_backlog_known', (known) => known === 0)(scraped),
  },
  {
    what: 'a table that a backlog is counted in is locked',
    alerts: ['BeaconBacklogUnknown'],
    make: (stage) => stage.hold('lock table calibrations in access exclusive mode'),
    shows: is('beacon_backlog_known', (known) => known === 0),
  },
  {
    what: 'an attempt cannot be graded',
    alerts: ['BeaconGradingBacklog'],
    make: async (stage) => {
      const release = await stage.hold('lock table record_sections in share mode');
      await stage.query(
        `update records set status = 'submitted', submitted_by = 'finish',
           submitted_at = now() - interval '10 minutes' where id = $1`,
        [stage.attempts[1]],
      );
      return release;
    },
    shows: is('beacon_grading_oldest_seconds', (seconds) => seconds > 120),
  },
  {
    what: 'an essay is held by a grader that has gone',
    alerts: ['BeaconEssayBacklog'],
    make: async (stage) => {
      await stage.query(
        `with essay as (insert into essays (record_id, exercise_id, user_id, prompt, text, submitted_at)
           select id, 1, user_id, 'Discuss.', 'No.', now() - interval '1 hour' from records where id = $1 returning id)
         insert into essay_grades (essay_id, grader, claimed_until)
         select id, 'feature', now() + interval '1 hour' from essay`,
        [stage.attempts[2]],
      );
      return async () => {
        await stage.query('delete from essays');
      };
    },
    shows: is('beacon_essay_oldest_seconds', (seconds) => seconds > 900),
  },
  {
    what: 'no sweep gets at an attempt',
    alerts: ['BeaconSweepLag'],
    make: async (stage) => {
      await stage.query(`update records set due_at = now() - interval '5 minutes' where id = $1`, [
        stage.attempts[0],
      ]);
      return stage.hold('select from records where id = $1 for no key update', [stage.attempts[0]]);
    },
    shows: is('beacon_sweep_lag_seconds', (seconds) => seconds > 60),
  },
  {
    what: 'nobody can count answers',
    alerts: ['BeaconUncountedAnswers'],
    make: async (stage) => {
      const release = await stage.hold('select from turns for update');
      await stage.query(
        `insert into uncounted_answers (question_id, form, difficulty, choices)
         select 1, 'qc', 3, '{}' from generate_series(1, 30000)`,
      );
      return async () => {
        await stage.query('truncate uncounted_answers');
        await release();
      };
    },
    shows: is('beacon_uncounted_answers', (answers) => answers > 20_000),
  },
  {
    what: 'the last calibration is long ago, and people answer',
    alerts: ['BeaconCalibrationOld'],
    make: async (stage) => {
      await stage.query(
        `insert into calibrations (made_at, responses, people) values (now() - interval '4 days', 1, 1)`,
      );
      await stage.query(
        `insert into question_answers (user_id, question_id, version_id, answer, source, answered_at)
         select u.id, q.id, q.current_version_id, '[]', 'bank', now() from questions q, users u limit 1`,
      );
      return async () => {
        await stage.query('update calibrations set made_at = now()');
      };
    },
    shows: is('beacon_calibration_age_seconds', (seconds) => seconds > 3 * 86_400),
  },
  {
    what: 'the replica refuses',
    alerts: ['BeaconReplicaAway'],
    make: async (stage) => {
      stage.toReplica.refuse();
      return () => stage.toReplica.forward();
    },
    shows: is('beacon_replica_up', (up) => up === 0),
  },
  {
    what: 'Redis is silent',
    alerts: ['BeaconRedisDown'],
    make: async (stage) => {
      stage.redis.silence(true);
      return () => stage.redis.silence(false);
    },
    shows: is('beacon_redis_up', (up) => up === 0),
  },
  {
    what: 'the process has hardly any processor',
    alerts: ['BeaconEventLoopLag'],
    make: async (stage) => {
      let isOver = false;
      const starve = async () => {
        while (!isOver) {
          stage.site.child.kill('SIGSTOP');
          await delay(300);
          stage.site.child.kill('SIGCONT');
          await delay(100);
        }
      };
      const starving = starve();
      return async () => {
        isOver = true;
        await starving;
      };
    },
    shows: is('nodejs_eventloop_lag_p99_seconds', (seconds) => seconds > 0.2),
  },
  {
    what: 'a table is not there, and who asks for it is told 500',
    alerts: ['BeaconErrors'],
    make: async (stage) => {
      await stage.query('alter table exams rename to exams_away');
      for (let asked = 0; asked < 20; asked += 1)
        await fetch(`${stage.site.origin}/api/exams?page=1&size=10`).then((reply) => reply.text());
      return async () => {
        await stage.query('alter table exams_away rename to exams');
      };
    },
    shows: (scraped) => isFailing(scraped) > 0,
  },
  {
    what: 'one network opens more connections than it may',
    alerts: ['BeaconConnectionsRefused'],
    make: async (stage) => {
      const { port } = new URL(stage.site.origin);
      const sockets = Array.from({ length: 30 }, () => connect(Number(port), '127.0.0.1'));
      for (const socket of sockets) socket.on('error', () => undefined);
      await Promise.all(
        sockets.slice(21).map((socket) => new Promise((resolve) => socket.once('close', resolve))),
      );
      for (const socket of sockets) socket.destroy();
      return () => undefined;
    },
    shows: is('http_connections_refused_total', (refused) => refused > 0),
  },
  {
    what: 'one network guesses at passwords',
    alerts: ['BeaconCallsLimited'],
    make: async (stage) => {
      const body = JSON.stringify({ email: 'x' });
      const headers = { 'content-type': 'application/json' };
      for (let round = 0; round < 100; round += 1)
        await Promise.all(
          Array.from({ length: 8 }, () =>
            fetch(`${stage.site.origin}/api/auth/login`, { method: 'POST', headers, body }).then((r) =>
              r.text(),
            ),
          ),
        );
      return () => undefined;
    },
    shows: is('http_calls_limited_total{kind="secret",by="network"}', (refused) => refused > 60),
  },
  {
    what: 'the database’s clock goes ahead',
    alerts: ['BeaconClockOff'],
    make: async (stage) => {
      // A clock of its own found before the system's; whoever watches asks anew on a new connection.
      await stage.query(`create function public.clock_timestamp() returns timestamptz language sql as
                   $$ select pg_catalog.clock_timestamp() + interval '5 seconds' $$`);
      const reopen = `select pg_terminate_backend(pid) from pg_stat_activity
                      where application_name like 'beacon-gre%' and query like '%clock_timestamp%' and pid <> pg_backend_pid()`;
      await stage.query('alter role beacon set search_path = public, pg_catalog');
      await stage.query(reopen);
      return async () => {
        await stage.query('alter role beacon reset search_path');
        await stage.query('drop function public.clock_timestamp()');
        await stage.query(reopen);
      };
    },
    shows: is('beacon_clock_difference_seconds', (seconds) => Math.abs(seconds) > 2),
  },
  {
    what: 'the process is gone',
    alerts: ['BeaconDown'],
    make: async (stage) => {
      await stage.site.kill();
      return () => undefined;
    },
    shows: () => false,
  },
];
