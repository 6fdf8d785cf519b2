/** Writes the whole bank as the product takes it in: the tag tree, and a file for each part. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonIds } from '#core/lessons/topics.ts';
import type { Deck } from '#core/words/entry.ts';
import { readExams } from './exams/read.ts';
import { buildLessons } from './lessons/build-lessons.ts';
import { readLessons } from './lessons/read.ts';
import type { WrittenLesson } from './lessons/schema.ts';
import { readAskedExams } from './lessons/worth.ts';
import { readNumbers } from './numbers/manifest.ts';
import { type BuiltPart, findParts } from './part.ts';
import { readLeaves, readTree } from './taxonomy.ts';
import { buildDeck } from './words/build-deck.ts';
import { readDeck } from './words/read.ts';
import { readingFile, readReading } from './words/reading.ts';

/** Nothing is written unless every part can be built. */
export async function writeBank(
  folder: string,
  onPart: (name: string, part: BuiltPart) => void = () => undefined,
): Promise<void> {
  const built: [string, BuiltPart][] = [];
  for (const { name, build } of await findParts()) {
    if (!build) continue;
    const part = await build();
    built.push([name, part]);
    onPart(name, part);
  }
  // Beside the old one and then in its place: whoever reads meanwhile finds a whole bank.
  const draft = `${folder}-${process.pid}`;
  mkdirSync(join(draft, 'exams'), { recursive: true });
  mkdirSync(join(draft, 'words'));
  mkdirSync(join(draft, 'lessons'));
  writeFileSync(join(draft, 'tags.json'), JSON.stringify(readTree()));
  writeFileSync(join(draft, 'numbers.json'), JSON.stringify(readNumbers()));
  for (const [name, part] of built) writeFileSync(join(draft, `${name}.json`), JSON.stringify(part));
  const { exams } = readExams();
  // Exams that fail their gate are refused by the import; they need not keep the questions out.
  writeFileSync(join(draft, 'exams', 'exams.json'), JSON.stringify(exams));
  writeFileSync(join(draft, 'words', 'deck.json'), JSON.stringify(readWords()));
  const questions = new Map(built.flatMap(([, part]) => part.questions.map((one) => [one.id, one] as const)));
  const lessons = buildLessons(readInOrder(), readAskedExams(exams, questions));
  writeFileSync(join(draft, 'lessons', 'lessons.json'), JSON.stringify(lessons));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** A word with a fault is left out, as the gate has told. */
function readWords(): Deck {
  const folder = join(import.meta.dirname, 'words');
  const reading = readReading(readFileSync(join(folder, readingFile), 'utf8'), []);
  return buildDeck(readDeck(folder), reading);
}

/** Of the overview. */
function readInOrder(): WrittenLesson[] {
  const byId = new Map(readLessons().lessons.map((lesson) => [lesson.id, lesson]));
  return lessonIds(readLeaves().map(({ id }) => id)).flatMap((id) => byId.get(id) ?? []);
}
