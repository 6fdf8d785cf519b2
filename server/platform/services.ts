/** The long-lived parts that the domains share, opened once for an application and closed at its end. */
import { join } from 'node:path';
import type pg from 'pg';
import type { Viewer } from '#core/accounts/viewer.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import type { Log } from '#server/log.ts';
import { type Anki, createAnki } from '#server/platform/anki/anki.ts';
import { type Background, createBackground } from '#server/platform/background.ts';
import { type Bucket, openBucket } from '#server/platform/bucket.ts';
import { type Counters, createCounters } from '#server/platform/counters.ts';
import { type Audience, createEvents, type Events } from '#server/platform/events.ts';
import { shareEvents } from '#server/platform/events-between.ts';
import { createGrader, type Grader } from '#server/platform/grader/grader.ts';
import { createGrammar, type Grammar } from '#server/platform/grammar/grammar.ts';
import { createMailer, type Mailer } from '#server/platform/mail/mailer.ts';
import { createMetrics, type Metrics } from '#server/platform/metrics.ts';
import { createPrinter, type Printer } from '#server/platform/pdf/printer.ts';
import { createPictures, type Pictures } from '#server/platform/pictures/pictures.ts';
import { openRedis, type SharedRedis } from '#server/platform/redis.ts';
import { createSecretBox, type SecretBox } from '#server/platform/secret-box.ts';
import { createSms, type Sms } from '#server/platform/sms.ts';
import { createDiskStorage, type Storage } from '#server/platform/storage.ts';
import { createS3Storage } from '#server/platform/storage-s3.ts';
import { createWechatMessages, type WechatMessages } from '#server/platform/wechat-messages.ts';
import { createWindows, type Windows } from '#server/platform/windows.ts';
import { soundFiles } from '#server/platform/word-sounds.ts';

/** Whose token this is, or null where it is unknown, ended or too old. */
export type FindSession = (token: string) => Promise<Viewer | null>;

export type Services = {
  readonly findSession: FindSession;
  readonly counters: Counters;
  /** Counts of this process alone, for limits that every call meets. */
  readonly windows: Windows;
  readonly metrics: Metrics;
  readonly background: Background;
  readonly mailer: Mailer;
  readonly secretBox: SecretBox;
  /** Null where no gateway is configured. */
  readonly sms: Sms | null;
  /** Null where no gateway is configured. */
  readonly wechatMessages: WechatMessages | null;
  readonly storage: Storage;
  /** What several machines share beside the database; null where none is configured. */
  readonly bucket: Bucket | null;
  /** Reads essays for faults, where it is on. */
  readonly grammar: Grammar;
  /** Grades essays by what can be counted in them. */
  readonly grader: Grader;
  /** Makes PDFs, one after the other. */
  readonly printer: Printer;
  /** Makes pictures anew, one after the other. */
  readonly pictures: Pictures;
  /** Makes and reads decks of Anki, one after the other. */
  readonly anki: Anki;
  readonly events: Events;
  /** Tells the tabs of these people that their messages changed. */
  readonly publish: (to: Audience) => void;
  /** Null where `REDIS_URL` is not set: then this is the only process. */
  readonly redis: SharedRedis | null;
};

type Needs = { config: Config; pool: pg.Pool; db: Database; log: Log; now: () => Date };

/** From the folder of the process: in a build, programs that run beside the server are not where its own code is. */
const workers = 'server/platform';

/** Sessions are the accounts' affair, and the platform stands below them: so they are handed in. */
type CreateFindSession = (needs: Needs & { events: Events }) => FindSession;

export function createServices(
  needs: Needs,
  createFindSession: CreateFindSession,
): Services & { close: () => Promise<void> } {
  const { config, pool, log } = needs;
  const redis = config.redisUrl ? openRedis(config.redisUrl, log) : null;
  const bucket = config.s3 ? openBucket(config.s3) : null;
  const background = createBackground(log);
  const mailer = createMailer(config, log);
  const events = createEvents();
  if (redis) shareEvents(events, redis, log);
  const grammar = createGrammar({
    isOn: config.essays.hasGrammar,
    log,
    worker: join(workers, 'grammar/worker.ts'),
  });
  const grader = createGrader({ log, worker: join(workers, 'grader/worker.ts') });
  const printer = createPrinter({
    log,
    source: join(workers, 'pdf'),
    folder: join(config.dataDir, 'papers'),
    ...config.pdf,
  });
  const pictures = createPictures({ log, worker: join(workers, 'pictures/worker.ts') });
  const anki = createAnki({ log, worker: join(workers, 'anki/worker.ts'), sounds: soundFiles });
  return {
    findSession: createFindSession({ ...needs, events }),
    counters: createCounters({ pool, redis }),
    windows: createWindows(() => performance.now()),
    metrics: createMetrics(),
    background,
    mailer,
    secretBox: createSecretBox(config),
    sms: createSms(config),
    wechatMessages: createWechatMessages(config),
    bucket,
    storage: bucket ? createS3Storage(bucket) : createDiskStorage(join(config.dataDir, 'uploads')),
    printer,
    pictures,
    anki,
    grammar,
    grader,
    events,
    publish: (to) => events.emit({ kind: 'messages', to }),
    redis,
    close: async () => {
      await background.drain();
      await grammar.close();
      await grader.close();
      await printer.close();
      await pictures.close();
      await anki.close();
      mailer.close();
      redis?.close();
    },
  };
}
