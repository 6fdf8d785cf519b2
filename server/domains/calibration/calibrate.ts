/** All questions refitted from everybody's first answers, and keys that the answers contradict noted. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isScored } from '#core/questions/kinds.ts';
import { findDoubt, leastReplies } from '#core/scoring/doubt.ts';
import { type FittedItem, fitItems } from '#core/scoring/fit.ts';
import { guessingFloor, startOf } from '#core/scoring/item.ts';
import { wasRead } from '#core/scoring/rate.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import {
  findChoice,
  findForms,
  type GivenAnswer,
  type KnownForm,
  listValidVersions,
  readAllAnswers,
} from '#server/domains/questions/service.ts';
import { type AnswersOnDisk, createAnswersOnDisk, type PersonAnswer } from './answers-on-disk.ts';
import { findLastCalibration, insertCalibration, listAbilities, upsertDoubt } from './store.ts';
import type { Measure } from './tables.ts';

type Needs = { db: Database; now: () => Date; config: Pick<Config, 'dataDir'> };
export type Calibrated = { id: string; people: number; items: number; doubts: number };

const measures = ['verbal', 'quant'] as const satisfies Measure[];

/** What was read of one measure: its answers, and its questions by their place in them. */
type Sheet = { disk: AnswersOnDisk; places: Map<string, number> };
type Sheets = Record<Measure, Sheet>;

/** Null where nobody has answered anything since the last one. For one process at a time: its folder has one name. */
export async function calibrate({ db, now, config }: Needs): Promise<Calibrated | null> {
  const folder = join(config.dataDir, 'calibration');
  // One that was cut off may have left its files.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const open = (name: Measure): Sheet => ({ disk: createAnswersOnDisk(folder, name), places: new Map() });
  const sheets: Sheets = { verbal: open('verbal'), quant: open('quant') };
  try {
    const last = await findLastCalibration(db);
    // One view of the database for all that is read, however long it takes.
    const read = await inTransaction(db, (tx) => readSheets(tx, sheets), { isolation: 'repeatable read' });
    if (read.answers === (last?.responses ?? 0)) return null;
    const fitted = new Map<string, FittedItem>();
    let doubts = 0;
    for (const measure of measures) {
      const sheet = sheets[measure];
      const forms = await findForms(db, [...sheet.places.keys()]);
      const items = refit(sheet, forms);
      for (const [id, item] of items) fitted.set(id, item);
      doubts += await noteDoubts({ db, now }, sheet, forms, items);
    }
    const id = await insertCalibration(db, now(), read.people, fitted);
    return { id, people: read.people, items: fitted.size, doubts };
  } finally {
    for (const measure of measures) sheets[measure].disk.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Person = {
  id: string;
  abilities: Partial<Record<Measure, number>>;
  met: Set<string>;
  answers: Record<Measure, PersonAnswer[]>;
};

const nobody: Person = { id: '', abilities: {}, met: new Set(), answers: { verbal: [], quant: [] } };

async function readSheets(tx: Transaction, sheets: Sheets): Promise<{ people: number; answers: number }> {
  const versions = await listValidVersions(tx);
  const read = { people: 0, answers: 0 };
  let person = nobody;
  const finish = ({ answers, abilities }: Person) => {
    const many = answers.verbal.length + answers.quant.length;
    if (many > 0) read.people += 1;
    read.answers += many;
    for (const measure of measures)
      if (answers[measure].length > 0)
        sheets[measure].disk.addPerson(abilities[measure] ?? 0, answers[measure]);
  };
  for await (const given of readAllAnswers(tx)) {
    const known = await listAbilities(tx, given[0]?.userId ?? '0', given.at(-1)?.userId ?? '0');
    for (const answer of given) {
      const { userId: id, versionId } = answer;
      if (person.id !== id) {
        finish(person);
        const abilities = known.get(id) ?? {};
        person = { id, abilities, met: new Set(), answers: { verbal: [], quant: [] } };
      }
      const version = versions.get(versionId);
      if (version) addFirst(sheets[version.measure], person, version, answer);
    }
  }
  finish(person);
  for (const measure of measures) sheets[measure].disk.seal();
  return read;
}

/** A first answer that does not count is not made up for by a later one, which knew the question. */
function addFirst(
  { places }: Sheet,
  { met, answers }: Person,
  { questionId, measure }: { questionId: string; measure: Measure },
  { correct, spentMs, counts, choice }: GivenAnswer,
): void {
  if (met.has(questionId) || (counts && !wasRead(spentMs))) return;
  met.add(questionId);
  if (!counts) return;
  const item = places.get(questionId) ?? places.size;
  places.set(questionId, item);
  answers[measure].push({ item, isRight: correct, choice });
}

type Forms = ReadonlyMap<string, KnownForm>;

function refit({ disk, places }: Sheet, forms: Forms): Map<string, FittedItem> {
  const ids = [...places.keys()];
  const priors = ids.map((id) => {
    const known = forms.get(id);
    if (!known || !isScored(known.form)) throw new Error(`question ${id} cannot be calibrated`);
    return { ...startOf(known), c: guessingFloor(known.form, known.choices) };
  });
  const { items } = fitItems(priors, disk.answers);
  return new Map(ids.map((id, j) => [id, items[j] as FittedItem]));
}

/** Replies in memory at a time; those of one question are always taken together. */
const repliesAtOnce = 4_000_000;

async function noteDoubts(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  { disk, places }: Sheet,
  forms: Forms,
  items: ReadonlyMap<string, FittedItem>,
): Promise<number> {
  const counts = new Map([...places].map(([id, place]) => [place, items.get(id)?.responses ?? 0]));
  const ids = [...places.keys()];
  let noted = 0;
  for (const group of groupsOf(counts)) {
    for (const [place, replies] of disk.repliesTo(group, counts)) {
      const doubt = findDoubt(replies);
      const questionId = ids[place] ?? '';
      const versionId = forms.get(questionId)?.versionId;
      if (!doubt || !versionId) continue;
      const rival = doubt.rival === null ? null : await findChoice(db, questionId, doubt.rival);
      if (await upsertDoubt(db, questionId, versionId, doubt, rival, now())) noted += 1;
    }
  }
  return noted;
}

/** Questions that say enough, in groups whose replies fit into memory. */
function groupsOf(counts: ReadonlyMap<number, number>): number[][] {
  const groups: number[][] = [];
  let room = 0;
  for (const [place, count] of counts) {
    if (count < leastReplies) continue;
    if (count > room || groups.length === 0) {
      groups.push([]);
      room = repliesAtOnce;
    }
    groups.at(-1)?.push(place);
    room -= count;
  }
  return groups;
}
