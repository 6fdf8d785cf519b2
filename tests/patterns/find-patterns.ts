/** Every pattern that is written down in the product's sources, found by reading them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../..');

export type Written = { file: string; pattern: RegExp };

const rooms = ['core', 'contract', 'server', 'app', 'messages'];

const listSources = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Literals, and the files that put patterns together at run time, which nobody can read off. */
export function findPatterns(): { literals: Written[]; makers: string[] } {
  const literals: Written[] = [];
  const makers = new Set<string>();
  for (const file of listSources()) {
    const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    visit(program, (node) => {
      if (isRecord(node.regex))
        literals.push({ file, pattern: new RegExp(String(node.regex.pattern), String(node.regex.flags)) });
      const isMade = node.type === 'NewExpression' || node.type === 'CallExpression';
      if (isMade && isRecord(node.callee) && node.callee.name === 'RegExp') makers.add(file);
    });
  }
  return { literals, makers: [...makers].sort() };
}

type Node = Record<string, unknown>;

const isRecord = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function visit(value: unknown, see: (node: Node) => void): void {
  if (!isRecord(value)) return;
  see(value);
  for (const inner of Object.values(value)) visit(inner, see);
}
