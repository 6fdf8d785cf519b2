/** Reads the tag tree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Node = { name: [zh: string, en: string]; children: Record<string, Node | [zh: string, en: string]> };

export type Leaf = { id: string; zh: string; en: string };

/** The leaves of the tag tree, in its order. */
export function readLeaves(): Leaf[] {
  const tree: Record<string, Node> = parse(readFileSync(join(import.meta.dirname, 'taxonomy.yaml'), 'utf8'));
  const walk = (node: Record<string, Node | [string, string]>, path: string): Leaf[] =>
    Object.entries(node).flatMap(([name, child]) => {
      const id = path === '' ? name : `${path}.${name}`;
      return Array.isArray(child) ? [{ id, zh: child[0], en: child[1] }] : walk(child.children, id);
    });
  return walk(tree, '');
}
