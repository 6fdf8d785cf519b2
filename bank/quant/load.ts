/** Finds the families and their second solvers by listing the folders. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

/** Every family with its questions and solvers; `only` keeps the ids that contain it. */
export async function loadFamilies(only = ''): Promise<Loaded[]> {
  const found: Loaded[] = [];
  for (const area of areas) {
    const solved = new Set(slugs(`solvers/${area}`));
    for (const slug of slugs(`families/${area}`)) {
      const id = `${area}-${slug}`;
      if (!id.includes(only)) continue;
      if (!solved.has(slug)) throw new Error(`${id} has no second solver`);
      const { family } = (await load(`families/${area}`, slug)) as { family: Family };
      const file = (await load(`solvers/${area}`, slug)) as SolverFile;
      const solvers = 'solvers' in file ? [...file.solvers] : [file.solver];
      found.push({ id, family, items: buildFamily(id, family), solvers });
    }
  }
  return found;
}
