/** What pages bring along, and what they may count on. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const statement = /^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** What a module loads when it runs; types are gone by then. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(statement)].map(([, named = '', late = '']) => {
    const name = named || late;
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
  });

const pages = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|entry\.server/.test(file),
);

// They stay on the server, with the schemas that questions are checked by.
test('no page loads the rules of a form', () => {
  /** Each module that is reached, and who asked for it first. */
  const askedBy = new Map<string, string>(pages.map((page) => [page, '']));
  for (const file of askedBy.keys())
    if (/\.tsx?$/.test(file))
      for (const name of importsOf(file)) if (!askedBy.has(name)) askedBy.set(name, file);
  expect(askedBy.size).toBeGreaterThan(pages.length);
  const heavy = [...askedBy].filter(([name]) => name.startsWith('core/questions/forms/'));
  expect(heavy).toEqual([]);
});

// Over plain http, under any name but localhost, browsers have none of these: where one is used, its absence is looked at.
test('no page counts on what browsers have over https alone', () => {
  const bold =
    /crypto\.(?:randomUUID|subtle)|navigator\.(?:clipboard|serviceWorker|locks|storage|wakeLock|mediaDevices)\.|cookieStore/;
  const looked = ['app/copy-text.ts', 'app/offline/start.ts'];
  const found = pages.filter((file) => bold.test(readFileSync(join(root, file), 'utf8')));
  expect(found.filter((file) => !looked.includes(file) && file !== 'app/uuid.ts')).toEqual([]);
});

// By its number: the bank's code would tell the method, and an id leads there by a detour.
test('the address of a question is made in one place', () => {
  const made = pages.filter((file) => readFileSync(join(root, file), 'utf8').includes('/questions/$' + '{'));
  expect(made).toEqual([]);
});
