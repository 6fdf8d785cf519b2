/** What checks can be drawn from: the open questions of the bank, without what the gate of lessons does not look at. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Question } from '#core/questions/kinds.ts';
import { readExams } from '../exams/read.ts';
import { findReserved } from '../exams/reserved.ts';
import { buildParts } from '../part.ts';

export type PoolQuestion = Pick<Question, 'id' | 'form' | 'tags' | 'difficulty' | 'family'> & {
  /** The mock exam that keeps it. */
  reservedFor?: string;
};

const bankFolder = join(import.meta.dirname, '..');
const kept = join(bankFolder, '..', 'build', 'lessons-pool.json');

/** Building the bank takes ten seconds and writers run the gate often, so the result is kept until a file changes. */
export async function readPool(): Promise<PoolQuestion[]> {
  const hash = hashSources();
  try {
    const before = JSON.parse(readFileSync(kept, 'utf8')) as { hash: string; questions: PoolQuestion[] };
    if (before.hash === hash) return before.questions;
  } catch {
    // Nothing kept yet, or only half written: it is built anew.
  }
  const questions = await buildPool();
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ hash, questions }));
  return questions;
}

async function buildPool(): Promise<PoolQuestion[]> {
  const parts = await buildParts();
  const broken = parts.find(({ error }) => error !== null);
  if (broken) throw new Error(`the part ${broken.name} cannot be built: ${broken.error}`);
  const all = parts.flatMap(({ part }) => part?.questions ?? []);
  const reserved = findReserved(readExams().exams, new Map(all.map((question) => [question.id, question])));
  return all.map(({ id, form, tags, difficulty, family }) => {
    const reservedFor = reserved.get(id);
    return { id, form, tags, difficulty, ...(family && { family }), ...(reservedFor && { reservedFor }) };
  });
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const part of ['essays', 'exams', 'panel', 'quant', 'verbal', 'taxonomy.yaml', 'authored.ts']) {
    const path = join(bankFolder, part);
    const files = /\.\w+$/.test(part)
      ? [path]
      : readdirSync(path, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(?:yaml|ts)$/.test(name) && !name.endsWith('.test.ts'))
          .sort()
          .map((name) => join(path, name));
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
