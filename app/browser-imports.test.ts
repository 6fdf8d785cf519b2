/** What pages bring along: the rules of the forms, with the schemas they are checked by, stay on the server. */
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

test('no page loads the rules of a form', () => {
  const pages = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|entry\.server/.test(file),
  );
  /** Each module that is reached, and who asked for it first. */
  const askedBy = new Map<string, string>(pages.map((page) => [page, '']));
  for (const file of askedBy.keys())
    if (/\.tsx?$/.test(file))
      for (const name of importsOf(file)) if (!askedBy.has(name)) askedBy.set(name, file);
  expect(askedBy.size).toBeGreaterThan(pages.length);
  const heavy = [...askedBy].filter(([name]) => name.startsWith('core/questions/forms/'));
  expect(heavy).toEqual([]);
});
