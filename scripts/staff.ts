/**
 * `npm run staff -- create …`: makes a staff account, or gives a role to one that exists; `reset-factor` removes a lost
 * second factor; `invite` makes a code to register with.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { normalizeEmail } from '#core/accounts/contacts.ts';
import { judgePassword } from '#core/accounts/password-strength.ts';
import { passwordLength } from '#core/accounts/passwords.ts';
import { staffRoles } from '#core/accounts/roles.ts';
import { hashPassword } from '#server/domains/accounts/passwords.ts';
import { createInvitation } from '#server/domains/accounts/registration/registration.ts';
import { makeStaff, type NewStaff, resetFactorOf } from '#server/domains/accounts/staff.ts';
import { withTables } from './with-database.ts';

const usage = `npm run staff -- create --email ADDRESS --role ${staffRoles.join('|')} [--nickname NAME] [--password]
npm run staff -- reset-factor --email ADDRESS

create prints a link with which the person sets a password, once and within a day.
With --password it is asked for here instead; it is never taken from the command line, which others can read.
reset-factor removes the second factor of somebody who lost it, and signs them out everywhere.

npm run staff -- invite [--uses N] [--days N] [--note TEXT]

invite prints a code with which N people (one) may register within N days (14), where REGISTRATION=invited.`;

const address = z
  .string('--email is missing')
  .transform(normalizeEmail)
  .pipe(z.email('--email is not an address'));

const createSchema = z.object({
  email: address,
  role: z.enum(staffRoles, `--role is ${staffRoles.join(', ')}`),
  nickname: z.string().trim().min(1).max(20, '--nickname has at most 20 characters').optional(),
  password: z.boolean().default(false),
});

export async function run(args: string[]): Promise<void> {
  try {
    const { command, values } = readArgs(args);
    if (command === 'create') await create(check(createSchema, values));
    else if (command === 'reset-factor') await resetFactor(check(z.object({ email: address }), values).email);
    else if (command === 'invite') await invite(check(invitationSchema, values));
    else throw new Error(usage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function readArgs(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      nickname: { type: 'string' },
      password: { type: 'boolean' },
      uses: { type: 'string' },
      days: { type: 'string' },
      note: { type: 'string' },
    },
  });
  return { command: positionals.join(' '), values };
}

function check<S extends z.ZodType>(schema: S, values: unknown): z.output<S> {
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new Error(`${parsed.error.issues.map(({ message }) => message).join('\n')}\n\n${usage}`);
  return parsed.data;
}

const invitationSchema = z.object({
  uses: z.coerce.number().int().min(1).max(10_000, '--uses is a number of people').default(1),
  days: z.coerce.number().int().min(1).max(365, '--days is a number from 1 to 365').default(14),
  note: z.string().trim().max(200, '--note has at most 200 characters').default(''),
});

async function invite(wanted: z.output<typeof invitationSchema>): Promise<void> {
  await withTables(async ({ db, config: { registration } }) => {
    const code = await createInvitation(db, wanted, new Date());
    console.log(`${code}\ngood for ${wanted.uses} within ${wanted.days} days; it is shown here only.`);
    if (registration !== 'invited') console.log('REGISTRATION is not “invited”: nobody is asked for it now.');
  });
}

async function resetFactor(email: string): Promise<void> {
  await withTables(async ({ db }) => {
    if (!(await resetFactorOf(db, email, new Date())))
      throw new Error(`${email} has no account here, or no second factor on it.`);
    console.log(`${email} has no second factor any more and is signed out everywhere.`);
  });
}

async function create(options: z.output<typeof createSchema>): Promise<void> {
  const { email, role, password: wantsPassword } = options;
  const nickname = options.nickname ?? (email.split('@')[0] ?? '').slice(0, 20);
  const passwordHash = wantsPassword ? await hashPassword(await askForPassword({ email, nickname })) : null;
  const staff: NewStaff = { email, role, nickname, passwordHash };
  await withTables(async ({ db, config }) => {
    const { isNew, setPath } = await makeStaff(db, staff, new Date());
    console.log(
      isNew ? `${email} is a new account with the role ${role}.` : `${email} now has the role ${role}.`,
    );
    const origin = config.siteOrigin ?? `http://localhost:${config.port}`;
    if (setPath) console.log(`The password is set here, once and within a day:\n${origin}${setPath}`);
  });
}

async function askForPassword(owner: { email: string; nickname: string }): Promise<string> {
  const password = process.stdin.isTTY
    ? await typePassword()
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length > passwordLength.max || judgePassword(password, owner).fault) {
    throw new Error(
      `The password needs ${passwordLength.min} to ${passwordLength.max} characters, must not be easy to guess, and must not hold the name or address.`,
    );
  }
  return password;
}

/** What is typed is not shown. */
async function typePassword(): Promise<string> {
  process.stdout.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await line.question('');
  } finally {
    line.close();
    process.stdout.write('\n');
  }
}
