/** What a storm of logins does to everybody else: other requests' times under login load beside idle, in one run. */
import autocannon from 'autocannon';
import { buildIfStale } from '../scripts/build.ts';
import { startProduct } from '../scripts/server-process.ts';

const rounds = 3;
const seconds = 5;
/** Far below what the server can do, so that the times are those of the work and not of a queue at the door. */
const rate = 200;
const accounts = 20;
const loginConnections = 16;
const password = 'lamp over dark water';

type Times = { p50: number; p99: number; max: number };

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function register(origin: string, email: string): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, nickname: 'Bench' }),
  });
  const { data } = await reply.json();
  return data.token;
}

async function measure(origin: string, token: string): Promise<Times> {
  const result = await autocannon({
    url: `${origin}/api/users/info`,
    headers: { authorization: `Bearer ${token}` },
    connections: 4,
    overallRate: rate,
    duration: seconds,
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} replies were not 2xx`);
  return { p50: result.latency.p50, p99: result.latency.p99, max: result.latency.max };
}

/** Right passwords only: each of them costs a whole argon2 hash, and none is refused by the limits. */
function storm(origin: string, emails: readonly string[]) {
  let next = 0;
  return autocannon({
    url: `${origin}/api/auth/login`,
    connections: loginConnections,
    duration: seconds + 2,
    requests: [
      {
        method: 'POST',
        setupRequest: (request: object) => {
          next += 1;
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': `198.51.100.${next % 250}`,
            },
            body: JSON.stringify({ email: emails[next % emails.length], password }),
          };
        },
      },
    ],
  });
}

export async function run(): Promise<void> {
  await buildIfStale(console.log);
  const product = await startProduct({ TRUST_PROXY: 'true' });
  try {
    const emails = Array.from({ length: accounts }, (_, index) => `bench-${index}@example.com`);
    for (const email of emails) await register(product.origin, email);
    // Somebody else, whose session no login of the storm pushes out.
    const token = await register(product.origin, 'reader@example.com');

    const idle: Times[] = [];
    const loaded: Times[] = [];
    const logins: number[] = [];
    // Alternating, so that a busy moment of the machine falls on both; the first round warms up.
    for (let round = -1; round < rounds; round += 1) {
      const quiet = await measure(product.origin, token);
      const load = storm(product.origin, emails);
      const busy = await measure(product.origin, token);
      const { '2xx': done, non2xx, duration } = await load;
      if (non2xx > 0) throw new Error(`${non2xx} logins were refused`);
      if (round < 0) continue;
      idle.push(quiet);
      loaded.push(busy);
      logins.push(done / duration);
    }
    const line = (name: string, times: Times[]) =>
      console.log(
        `${name}: p50 ${median(times.map(({ p50 }) => p50))} ms, p99 ${median(times.map(({ p99 }) => p99))} ms, ` +
          `longest ${Math.max(...times.map(({ max }) => max))} ms`,
      );
    console.log(`GET /api/users/info at ${rate} a second, ${rounds} rounds of ${seconds} s each:`);
    line('  idle', idle);
    line(`  under ${median(logins).toFixed(0)} logins a second`, loaded);
    const ratio = median(loaded.map(({ p99 }) => p99)) / median(idle.map(({ p99 }) => p99));
    console.log(`  p99 under load is ${ratio.toFixed(1)} times that of idle`);
  } finally {
    await product.stop();
  }
}
