/** The settings of a process, read from the environment once at start and checked before anything else runs. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { RegistrationMode } from '#core/accounts/registration.ts';

/** A host name with an optional port, as it stands in a Host header. */
const host = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'expected a host name such as www.example.com');
const origin = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, 'expected an origin such as https://www.example.com, without a path');
const flag = z.enum(['true', 'false'], 'expected true or false').transform((value) => value === 'true');
const port = z.coerce
  .number('expected a port number')
  .int()
  .min(0)
  .max(65535, 'expected a port number from 0 to 65535');
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'expected postgresql://user:password@host:5432/name');
const redisUrl = z.string().regex(/^rediss?:\/\/\S+$/, 'expected redis://host:6379');
const smtpUrl = z.string().regex(/^smtps?:\/\/\S+$/, 'expected smtps://user:password@host:465');
const httpUrl = z.string().regex(/^https?:\/\/\S+$/, 'expected an address such as https://example.com/path');

const environmentSchema = z.object({
  APP_ENV: z.enum(['local', 'production'], 'expected local or production').default('local'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  ASSETS_DIR: z.string().optional(),
  ASSET_DAYS: z.coerce.number('expected a number of days').int().min(1).max(365).default(14),
  SITE_ORIGIN: origin.optional(),
  MAIN_HOST: host.optional(),
  QUESTION_HOST: host.optional(),
  COOKIE_DOMAIN: host.optional(),
  TRUST_PROXY: flag.default(false),
  MAX_CONNECTIONS: z.coerce
    .number('expected a number of connections')
    .int()
    .min(50)
    .max(1_000_000)
    .default(4000),
  MAX_CONNECTIONS_PER_NETWORK: z.coerce
    .number('expected a number of connections')
    .int()
    .min(10)
    .max(1_000_000)
    .default(1000),
  LAME_DUCK_SECONDS: z.coerce.number('expected a number of seconds').min(0).max(120).default(0),
  MIGRATE_AT_START: flag.default(true),
  IMPORT_AT_START: flag.default(true),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number('expected a number of connections').int().min(2).max(200).default(10),
  REDIS_URL: redisUrl.optional(),
  PG_BIN_DIR: z.string().optional(),
  PDF_QUEUE: z.coerce.number('expected how many may wait').int().min(0).max(1000).default(20),
  PDF_SECONDS: z.coerce.number('expected a number of seconds').min(0.01).max(600).default(20),
  TEST_LIMIT_FACTOR: z.coerce.number('expected a number').min(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REGISTRATION: z
    .enum(['open', 'invited', 'closed'] satisfies RegistrationMode[], 'expected open, invited or closed')
    .default('open'),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'expected mailto:security@example.com or an address of a page',
    )
    .optional(),
  VIEW_LOG_DAYS: z.coerce.number('expected a number of days').int().min(1).max(3650).default(120),
  ABANDONED_PRACTICE_DAYS: z.coerce.number('expected a number of days').int().min(1).max(3650).default(60),
  RECORD_EVENTS_MONTHS: z.coerce.number('expected a number of months').int().min(1).max(1200).optional(),
  SECRET_KEY: z.string().min(32, 'expected at least 32 characters').optional(),
  STAFF_SECOND_FACTOR: flag.default(false),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  COMPANY_NAME_ZH: z.string().min(1).max(40).default('灯塔 GRE'),
  COMPANY_NAME_EN: z.string().min(1).max(40).default('Beacon GRE'),
  ICP_RECORD: z.string().max(60).optional(),
  VIDEO_URL: z.url('expected an address').optional(),
  CONSULT_URL: z.url('expected the address that the tutor’s QR code opens').optional(),
  CONSULT_OVERSEAS_URL: z.url('expected an address').optional(),
  OFFICIAL_ACCOUNT_URL: z.url('expected an address').optional(),
  SAT_URL: z.url('expected an address').optional(),
  TOEFL_URL: z.url('expected an address').optional(),
  IELTS_URL: z.url('expected an address').optional(),
  ANALYTICS_URL: z.url('expected an address').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S+@\S+/, 'expected an address such as Beacon GRE <hello@example.com>')
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMS_GATEWAY_URL: httpUrl.optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  WECHAT_GATEWAY_URL: httpUrl.optional(),
  WECHAT_GATEWAY_TOKEN: z.string().optional(),
  ESSAY_GRAMMAR: flag.default(true),
  ESSAY_MODEL_URL: httpUrl.optional(),
  ESSAY_MODEL_KEY: z.string().optional(),
  ESSAY_MODEL_NAME: z.string().max(200).optional(),
  ESSAY_MODEL_SECONDS: z.coerce.number('expected a number of seconds').min(1).max(80).default(40),
  WECHAT_APP_ID: z.string().optional(),
  WECHAT_APP_SECRET: z.string().optional(),
  WECHAT_QR_URL: httpUrl.default('https://open.weixin.qq.com/connect/qrconnect'),
  WECHAT_API_URL: httpUrl.default('https://api.weixin.qq.com'),
});

export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** Where the scripts and styles of the last releases are kept, and for how long. */
  assets: { folder: string; days: number };
  siteOrigin: string | null;
  mainHost: string | null;
  questionHost: string | null;
  cookieDomain: string | null;
  trustProxy: boolean;
  /** At once, in all and from one network. */
  connections: { max: number; maxPerNetwork: number };
  /** How long a process that is to stop still takes requests, so that a balancer sees it is not ready first. */
  lameDuckMs: number;
  /** What a process does before it serves, rather than a command before it. */
  atStart: { migrates: boolean; imports: boolean };
  databaseUrl: string | null;
  /** A standby for what may be a little old. */
  databaseReplicaUrl: string | null;
  databasePool: number;
  redisUrl: string | null;
  pgBinDir: string | null;
  /** How many PDFs may wait while one is made, and how long one may take. */
  pdf: { maxWaiting: number; timeoutMs: number };
  /** Multiplies every limit of contract/limits.ts, for tests that send what no crowd would. 1 in production, always. */
  limitFactor: number;
  logLevel: string;
  registration: RegistrationMode;
  /** Where faults of the site are reported; null: /.well-known/security.txt is not there. */
  securityContact: string | null;
  /** How long page views are kept one by one. */
  viewLogDays: number;
  /** After so many days without a sign of life an open practice set ends by itself. */
  abandonedPracticeDays: number;
  /** How long events of attempts are kept; null: as long as the attempts, whose reports tell of them. */
  recordEventsMonths: number | null;
  /** What secrets are encrypted with at rest. Null: a key that is made at the first need and kept in the data folder. */
  secretKey: string | null;
  /** Members of the staff without a second factor can do nothing at the desks but set it up. */
  staffNeedsSecondFactor: boolean;
  metricsToken: string | null;
  company: { zh_cn: string; en: string };
  icpRecord: string | null;
  videoUrl: string | null;
  consultUrl: string | null;
  consultOverseasUrl: string | null;
  officialAccountUrl: string | null;
  sisterSites: { SAT: string | null; TOEFL: string | null; IELTS: string | null };
  analyticsUrl: string | null;
  /** Null: mail lands in the outbox folder. */
  smtp: { url: string; from: string } | null;
  /** Null: uploads are kept under the data folder. */
  s3: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  sms: { url: string; token: string | null } | null;
  /** Null: nobody is written to by WeChat. */
  wechatMessages: { url: string; token: string | null } | null;
  essays: {
    /** A grammar checker in a process of its own, about half a gigabyte while it works. */
    hasGrammar: boolean;
    /** An endpoint that gives a second opinion. Null: no essay leaves this machine. */
    model: { url: string; key: string | null; name: string; seconds: number } | null;
  };
  wechat: { appId: string; secret: string; qrUrl: string; apiUrl: string } | null;
};

/** Settings that a public deployment cannot guess; asking for them at start is kinder than a wrong link later. */
const requiredInProduction = ['SITE_ORIGIN', 'METRICS_TOKEN'] as const;

/** Reads the settings, or lists every fault in words that say what is expected. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (given.APP_ENV === 'production') {
    for (const name of requiredInProduction) {
      if (!given[name]) faults.push(`${name}: is missing; with APP_ENV=production it has to be set`);
    }
  }
  if (given.APP_ENV === 'production' && given.TEST_LIMIT_FACTOR)
    faults.push('TEST_LIMIT_FACTOR: is for tests alone; with APP_ENV=production it must not be set');
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URL: the embedded database has no replica; set DATABASE_URL too');
  if (Boolean(given.MAIN_HOST) !== Boolean(given.QUESTION_HOST)) {
    faults.push('MAIN_HOST, QUESTION_HOST: set both or neither');
  }
  if (Boolean(given.WECHAT_APP_ID) !== Boolean(given.WECHAT_APP_SECRET)) {
    faults.push('WECHAT_APP_ID, WECHAT_APP_SECRET: set both or neither');
  }
  if (given.WECHAT_GATEWAY_URL && !given.WECHAT_APP_ID) {
    faults.push('WECHAT_GATEWAY_URL: people are known to WeChat by their login; set WECHAT_APP_ID too');
  }
  if (Boolean(given.ESSAY_MODEL_URL) !== Boolean(given.ESSAY_MODEL_NAME)) {
    faults.push('ESSAY_MODEL_URL, ESSAY_MODEL_NAME: set both or neither');
  }
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (s3.some((name) => given[name]) && !s3.every((name) => given[name])) {
    faults.push(`${s3.join(', ')}: set all of them or none`);
  }
  if (given.SMTP_URL && !given.MAIL_FROM) {
    faults.push('MAIL_FROM: is missing; with SMTP_URL it has to say whom the mail comes from');
  }
  if (!parsed.success || faults.length > 0) {
    throw new Error(`The settings are not right (.env.example explains each one):\n  ${faults.join('\n  ')}`);
  }
  const env = parsed.data;
  const isProduction = env.APP_ENV === 'production';
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(env.DATA_DIR),
    assets: { folder: resolve(env.ASSETS_DIR ?? join(env.DATA_DIR, 'assets')), days: env.ASSET_DAYS },
    siteOrigin: env.SITE_ORIGIN ?? null,
    mainHost: env.MAIN_HOST ?? null,
    questionHost: env.QUESTION_HOST ?? null,
    cookieDomain: env.COOKIE_DOMAIN ?? null,
    trustProxy: env.TRUST_PROXY,
    lameDuckMs: env.LAME_DUCK_SECONDS * 1000,
    connections: { max: env.MAX_CONNECTIONS, maxPerNetwork: env.MAX_CONNECTIONS_PER_NETWORK },
    atStart: { migrates: env.MIGRATE_AT_START, imports: env.IMPORT_AT_START },
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL ?? null,
    pgBinDir: env.PG_BIN_DIR ?? null,
    pdf: { maxWaiting: env.PDF_QUEUE, timeoutMs: env.PDF_SECONDS * 1000 },
    limitFactor: env.TEST_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
    registration: env.REGISTRATION,
    securityContact: env.SECURITY_CONTACT ?? null,
    viewLogDays: env.VIEW_LOG_DAYS,
    abandonedPracticeDays: env.ABANDONED_PRACTICE_DAYS,
    recordEventsMonths: env.RECORD_EVENTS_MONTHS ?? null,
    secretKey: env.SECRET_KEY ?? null,
    staffNeedsSecondFactor: env.STAFF_SECOND_FACTOR,
    metricsToken: env.METRICS_TOKEN ?? null,
    company: { zh_cn: env.COMPANY_NAME_ZH, en: env.COMPANY_NAME_EN },
    icpRecord: env.ICP_RECORD ?? null,
    videoUrl: env.VIDEO_URL ?? null,
    consultUrl: env.CONSULT_URL ?? null,
    consultOverseasUrl: env.CONSULT_OVERSEAS_URL ?? null,
    officialAccountUrl: env.OFFICIAL_ACCOUNT_URL ?? null,
    sisterSites: { SAT: env.SAT_URL ?? null, TOEFL: env.TOEFL_URL ?? null, IELTS: env.IELTS_URL ?? null },
    analyticsUrl: env.ANALYTICS_URL ?? null,
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    s3: s3Of(env),
    sms: env.SMS_GATEWAY_URL ? { url: env.SMS_GATEWAY_URL, token: env.SMS_GATEWAY_TOKEN ?? null } : null,
    wechatMessages: env.WECHAT_GATEWAY_URL
      ? { url: env.WECHAT_GATEWAY_URL, token: env.WECHAT_GATEWAY_TOKEN ?? null }
      : null,
    essays: {
      hasGrammar: env.ESSAY_GRAMMAR,
      model:
        env.ESSAY_MODEL_URL && env.ESSAY_MODEL_NAME
          ? {
              url: env.ESSAY_MODEL_URL.replace(/\/$/, ''),
              key: env.ESSAY_MODEL_KEY ?? null,
              name: env.ESSAY_MODEL_NAME,
              seconds: env.ESSAY_MODEL_SECONDS,
            }
          : null,
    },
    wechat:
      env.WECHAT_APP_ID && env.WECHAT_APP_SECRET
        ? {
            appId: env.WECHAT_APP_ID,
            secret: env.WECHAT_APP_SECRET,
            qrUrl: env.WECHAT_QR_URL,
            apiUrl: env.WECHAT_API_URL.replace(/\/$/, ''),
          }
        : null,
  };
}

function s3Of(env: z.output<typeof environmentSchema>): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint: endpoint.replace(/\/$/, ''), bucket, region, accessKeyId, secretAccessKey };
}
