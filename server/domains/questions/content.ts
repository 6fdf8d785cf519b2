/** The bank as it comes from its files: read, checked, and every fault told with file, item and reason. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { rulesOf } from '#core/questions/forms/registry.ts';
import { findUnstyled } from '#core/questions/formula-styles.ts';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import { typesOfForm } from '#core/questions/kinds.ts';
import { numberPattern } from '#core/questions/number.ts';
import { texIn, textsIn } from '#core/questions/runs.ts';
import { question as questionSchema, stimulus, stimulusSecret } from '#core/questions/schema.ts';
import { renderChecked } from './math/math.ts';

export type Fault = { file: string; item: string; reason: string };

/** What one part of the bank holds; an import retires what its source no longer holds. */
export type Source = { name: string; questions: Question[]; stimuli: BankStimulus[] };

export type TagNode = { id: string; zh: string; en: string; parent: string | null; isLeaf: boolean };

/** `tags` is null where only questions are brought: the tree stays as it is. */
export type Content = { tags: TagNode[] | null; sources: Source[]; numbers?: Numbers };

/** What learners call a question, by its id. */
export type Numbers = Readonly<Record<string, string>>;

const tagsFile = 'tags.json';
const numbersFile = 'numbers.json';

const numberList = z.record(z.string(), z.string().regex(numberPattern));

const tagNode = z.object({
  id: z.string(),
  zh: z.string(),
  en: z.string(),
  parent: z.string().nullable(),
  isLeaf: z.boolean(),
});

const secretPart = z.object({ secret: stimulusSecret.optional() });
const bankStimulus = z.intersection(stimulus, secretPart);

/** One hash over every file of a folder; null where there is nothing to read. */
export async function hashContent(folder: string): Promise<string | null> {
  const names = await jsonFiles(folder);
  if (names.length === 0) return null;
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}

const jsonFiles = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.json')).sort() : [];

/** Built files: `tags.json`, `numbers.json`, and one for each part of the bank. */
export async function readContent(folder: string): Promise<{ content: Content; faults: Fault[] }> {
  const faults: Fault[] = [];
  const content: Content = { tags: null, sources: [] };
  for (const file of await jsonFiles(folder)) {
    const read: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
    if (file === tagsFile) content.tags = z.array(tagNode).parse(read);
    else if (file === numbersFile) content.numbers = numberList.parse(read);
    else content.sources.push({ name: file.slice(0, -'.json'.length), ...(read as Omit<Source, 'name'>) });
  }
  faults.push(...checkContent(content));
  return { content, faults };
}

/** Everything that is wrong with a bank. What passes can be shown, graded and searched. */
export function checkContent({ tags, sources }: Content, knownLeaves?: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const leaves = tags ? new Set(tags.flatMap(({ id, isLeaf }) => (isLeaf ? [id] : []))) : knownLeaves;
  const seen = new Map<string, string>();
  for (const { name: file, questions, stimuli } of sources) {
    const tell = (item: string) => (reason: string) => faults.push({ file, item, reason });
    const shared = new Map<string, BankStimulus>();
    for (const one of stimuli) {
      checkShape(bankStimulus, one, tell(nameOf(one)));
      checkFormulas(one, tell(nameOf(one)));
      shared.set(one.id, one);
    }
    for (const one of questions) {
      const told = tell(nameOf(one));
      if (!checkShape(questionSchema, one, told)) continue;
      checkFormulas(one, told);
      checkQuestion(one, shared, told);
      for (const tag of one.tags) if (leaves && !leaves.has(tag)) told(`${tag} is no leaf of the taxonomy`);
    }
    for (const one of [...questions, ...stimuli]) {
      const other = seen.get(nameOf(one));
      if (other !== undefined) tell(nameOf(one))(`is also in ${other}`);
      seen.set(nameOf(one), file);
    }
  }
  return faults;
}

type Tell = (reason: string) => void;

const nameOf = (one: { id?: unknown }): string =>
  typeof one?.id === 'string' ? one.id : 'an item without an id';

function checkShape(schema: z.ZodType, value: unknown, tell: Tell): boolean {
  const read = schema.safeParse(value);
  if (!read.success) {
    for (const { path, message } of read.error.issues) tell(`${path.join('.')}: ${message}`);
    return false;
  }
  const extra = findExtra(value, read.data);
  if (extra !== null) tell(`${extra}: is not known`);
  return true;
}

/** A field that the schema does not know would be lost on the way to the page. */
function findExtra(given: unknown, kept: unknown, path = ''): string | null {
  if (typeof given !== 'object' || given === null) return null;
  for (const [name, value] of Object.entries(given)) {
    const where = path === '' ? name : `${path}.${name}`;
    const inside = (kept as Record<string, unknown> | undefined)?.[name];
    if (value !== undefined && inside === undefined) return where;
    const deeper = findExtra(value, inside, where);
    if (deeper !== null) return deeper;
  }
  return null;
}

function checkFormulas(part: Question | BankStimulus, tell: Tell): void {
  for (const tex of texIn(textsIn(part))) {
    const problem = texProblem(tex);
    if (problem) tell(problem);
  }
}

function texProblem(tex: string): string | null {
  if (tex.length > 1000) return `a formula is too long: $${tex.slice(0, 60)}…$`;
  try {
    const unstyled = findUnstyled(renderChecked(tex));
    return unstyled === null ? null : `$${tex}$: pages have no style for “${unstyled}”`;
  } catch (error) {
    return `$${tex}$: ${(error as Error).message}`;
  }
}

function checkQuestion(question: Question, shared: ReadonlyMap<string, BankStimulus>, tell: Tell): void {
  const types = typesOfForm[question.form];
  if (question.question_type !== types.question_type || question.exercise_type !== types.exercise_type)
    tell(`${question.form} is ${types.exercise_type} and ${types.question_type}`);
  const stimulusOf = question.stimulus === undefined ? undefined : shared.get(question.stimulus);
  if (question.stimulus !== undefined && stimulusOf === undefined) tell(`there is no ${question.stimulus}`);
  for (const fault of rulesOf(question.form).findFaults(question, stimulusOf)) tell(fault);
}
