/** Reads the tag tree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Node = { name: [zh: string, en: string]; children: Record<string, Node | [zh: string, en: string]> };

export type Leaf = { id: string; zh: string; en: string };

/** A node of the tree, whatever its depth; a parent comes before its children. */
export type TreeNode = Leaf & { parent: string | null; isLeaf: boolean };

export function readTree(): TreeNode[] {
  const tree: Record<string, Node> = parse(readFileSync(join(import.meta.dirname, 'taxonomy.yaml'), 'utf8'));
  const walk = (nodes: Record<string, Node | [string, string]>, parent: string | null): TreeNode[] =>
    Object.entries(nodes).flatMap(([name, node]) => {
      const id = parent === null ? name : `${parent}.${name}`;
      const isLeaf = Array.isArray(node);
      const [zh, en] = isLeaf ? node : node.name;
      return [{ id, zh, en, parent, isLeaf }, ...(isLeaf ? [] : walk(node.children, id))];
    });
  return walk(tree, null);
}

/** The leaves of the tag tree, in its order. */
export const readLeaves = (): Leaf[] =>
  readTree().flatMap(({ id, zh, en, isLeaf }) => (isLeaf ? [{ id, zh, en }] : []));
