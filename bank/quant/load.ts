/** Finds the families and their second solvers by listing the folders. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyLevels } from '../panel/apply.ts';
import { type Levels, readLevels } from '../panel/levels.ts';
import type { Problem } from '../part.ts';
import { buildFamily, type Item } from './build-family.ts';
import type { Family } from './family.ts';
import type { Solver, SolverFile } from './solver.ts';

export const areas = ['arith', 'algebra', 'geometry', 'data', 'sets'] as const;

export type Loaded = { id: string; family: Family; items: Item[]; solvers: Solver[] };

const slugs = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    .sort();

const load = (folder: string, slug: string) =>
  import(pathToFileURL(join(import.meta.dirname, folder, `${slug}.ts`)).href);

/** Every family with its questions and solvers, and what cannot be loaded; `only` keeps the ids that contain it. */
export async function loadFamilies(only = ''): Promise<{ families: Loaded[]; failures: Problem[] }> {
  const families: Loaded[] = [];
  const failures: Problem[] = [];
  const levels = readLevels('quant');
  // A question's id ends with its number, which its family's id has not.
  const wanted = only.replace(/(?:-\d{1,2})+$/, '');
  for (const area of areas) {
    for (const slug of slugs(`families/${area}`)) {
      const id = `${area}-${slug}`;
      if (!id.includes(wanted)) continue;
      try {
        families.push(await loadFamily(area, slug, levels));
      } catch (error) {
        failures.push({
          id,
          check: 'load',
          message: (error as Error).message,
          mend: 'correct the family or its solver until both can be loaded',
        });
      }
    }
  }
  return { families, failures };
}

async function loadFamily(area: string, slug: string, levels: Levels): Promise<Loaded> {
  const id = `${area}-${slug}`;
  const { family } = (await load(`families/${area}`, slug)) as { family: Family };
  const file = (await load(`solvers/${area}`, slug)) as SolverFile;
  const solvers = 'solvers' in file ? [...file.solvers] : [file.solver];
  const items = buildFamily(id, family);
  const questions = applyLevels(
    items.map(({ question }) => question),
    levels,
  );
  return { id, family, items: items.map((item, i) => ({ ...item, question: questions[i]! })), solvers };
}
