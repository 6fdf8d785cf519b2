/** Who imports whom, read from the sources: files, the rooms they stand in, and the circles they make. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export type Import = { from: string; to: string; isType: boolean };

export type Graph = { files: readonly string[]; imports: readonly Import[] };

const code = /\.(?:ts|tsx)$/;
const test = /\.(?:test|spec)\.tsx?$/;

/** Packages, texts and styles are no rooms; a test may look into every room. */
export const isRoomFile = (file: string): boolean =>
  code.test(file) && !test.test(file) && !file.endsWith('.d.ts');

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?from\s+)?'([^']+)'/g;
const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g;

/** A value that is imported as a type alone leaves no trace in what runs. */
const isTypeList = (text: string): boolean => {
  const names = /\{([^}]*)\}/.exec(text)?.[1]?.split(',') ?? [''];
  return names.some((name) => name.trim() !== '') && names.every((name) => /^\s*(?:type\s|$)/.test(name));
};

export function readGraph(root: string, tracked: readonly string[]): Graph {
  const files = tracked.filter(isRoomFile);
  const known = new Set(files);
  const imports = files.flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    const found: Import[] = [];
    const add = (name: string, isType: boolean) => {
      const to = name.startsWith('#')
        ? name.slice(1)
        : name.startsWith('.')
          ? posix.normalize(posix.join(from, '..', name))
          : null;
      if (to && known.has(to)) found.push({ from, to, isType });
    };
    for (const [whole, type, name = ''] of text.matchAll(statement))
      add(name, type !== undefined || isTypeList(whole));
    for (const [whole, name = ''] of text.matchAll(dynamic)) add(name, text.includes(`typeof ${whole}`));
    return found;
  });
  return { files, imports };
}

/**
 * The picture's rooms. The server's floors are drawn apart, and so is each of its domains; a core domain, a part of
 * the app and each other top folder is one room.
 */
export function roomOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/');
  if (top === 'server') {
    if (!second.includes('.')) {
      return second === 'domains' && !third.includes('.') ? `server/domains/${third}` : `server/${second}`;
    }
    return second === 'main.ts' || second === 'app.ts' || second === 'api.ts' || second === 'deps.ts'
      ? `server/${second}`
      : 'server/config, log';
  }
  if (top === 'app') {
    if (!second.includes('.')) return `app/${second}`;
    return /^(?:root|routes|entry)\./.test(second) ? 'app/root' : 'app/api, locale';
  }
  return file.includes('/') ? top : 'root';
}

/** The folder a file lies in directly, for counting. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

export function arrowsBetween(
  graph: Graph,
  place: (file: string) => string,
): Map<string, Map<string, number>> {
  const arrows = new Map<string, Map<string, number>>();
  for (const file of graph.files) if (!arrows.has(place(file))) arrows.set(place(file), new Map());
  for (const { from, to } of graph.imports) {
    const [a, b] = [place(from), place(to)];
    if (a === b) continue;
    const out = arrows.get(a);
    out?.set(b, (out.get(b) ?? 0) + 1);
  }
  return arrows;
}

/** Groups of places that can reach one another, by Tarjan's algorithm; a place by itself is no circle. */
export function findCircles(arrows: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (place: string): void => {
    index.set(place, index.size);
    low.set(place, index.get(place) ?? 0);
    stack.push(place);
    for (const next of arrows.get(place)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(place, Math.min(low.get(place) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(place) !== index.get(place)) return;
    const circle = stack.splice(stack.indexOf(place));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const place of arrows.keys()) if (!index.has(place)) visit(place);
  return circles;
}

/** All that runs when this file is loaded. */
export function reachable(graph: Graph, start: string): Set<string> {
  const next = Map.groupBy(
    graph.imports.filter(({ isType }) => !isType),
    ({ from }) => from,
  );
  const seen = new Set([start]);
  for (const file of seen) for (const { to } of next.get(file) ?? []) seen.add(to);
  return seen;
}

/** How far each place stands above the ground: a place is above all that it uses. A circle is as high as its highest. */
export function floorsOf(arrows: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Map<string, number> {
  const circles = findCircles(arrows);
  const groupOf = (place: string) => circles.find((circle) => circle.includes(place)) ?? [place];
  const floors = new Map<string, number>();
  const climb = (place: string): number => {
    const known = floors.get(place);
    if (known !== undefined) return known;
    const group = groupOf(place);
    const below = group
      .flatMap((one) => [...(arrows.get(one)?.keys() ?? [])])
      .filter((one) => !group.includes(one));
    const floor = below.length === 0 ? 0 : Math.max(...below.map(climb)) + 1;
    for (const one of group) floors.set(one, floor);
    return floor;
  };
  for (const place of arrows.keys()) climb(place);
  return floors;
}
