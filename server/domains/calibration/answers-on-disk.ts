/**
 * The answers of one measure while it is fitted: on disk, since every round of the fit goes over all of them and no
 * memory is sure to hold them. Three files: the answers packed, what was chosen in each, and each person's ability.
 */
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Replies } from '#core/scoring/doubt.ts';
import { isFirst, isRight, itemOf, type PackedAnswers, pack } from '#core/scoring/packed.ts';

export type PersonAnswer = { item: number; isRight: boolean; choice: number };

export type AnswersOnDisk = {
  addPerson: (ability: number, answers: readonly PersonAnswer[]) => void;
  /** After the last person: what was added can be read from now on. */
  seal: () => void;
  answers: PackedAnswers;
  /** What people replied to each of these questions, by its place; one pass over everything. */
  repliesTo: (items: readonly number[], counts: ReadonlyMap<number, number>) => Map<number, Replies>;
  close: () => void;
};

/** Numbers in memory at a time, of each file. */
const chunk = 65_536;

export function createAnswersOnDisk(folder: string, name: string): AnswersOnDisk {
  const answers = openColumn(join(folder, `${name}-answers`), () => new Int32Array(chunk));
  const choices = openColumn(join(folder, `${name}-choices`), () => new Int32Array(chunk));
  const abilities = openColumn(join(folder, `${name}-abilities`), () => new Float64Array(chunk));
  const columns = [answers, choices, abilities];
  return {
    addPerson: (ability, given) => {
      abilities.add(ability);
      given.forEach(({ item, isRight: right, choice }, k) => {
        answers.add(pack(item, right, k === 0));
        choices.add(choice);
      });
    },
    seal: () => {
      for (const column of columns) column.flush();
    },
    answers: { [Symbol.iterator]: answers.chunks },
    repliesTo: (items, counts) => {
      const found = new Map(items.map((item) => [item, emptyReplies(counts.get(item) ?? 0)]));
      const filled = new Map(items.map((item) => [item, 0]));
      const chosen = choices.chunks();
      const people = numbersOf(abilities.chunks());
      let ability = 0;
      for (const packed of answers.chunks()) {
        const choiceOf = chosen.next().value ?? new Int32Array();
        for (let k = 0; k < packed.length; k += 1) {
          const answer = packed[k] ?? 0;
          if (isFirst(answer)) ability = people.next().value ?? 0;
          const item = itemOf(answer);
          const replies = found.get(item);
          if (!replies) continue;
          const at = filled.get(item) ?? 0;
          replies.ability[at] = ability;
          replies.isRight[at] = isRight(answer) ? 1 : 0;
          replies.choice[at] = choiceOf[k] ?? 0;
          filled.set(item, at + 1);
        }
      }
      return found;
    },
    close: () => {
      for (const column of columns) column.close();
    },
  };
}

const emptyReplies = (count: number): Replies => ({
  ability: new Float64Array(count),
  isRight: new Uint8Array(count),
  choice: new Int32Array(count),
});

function* numbersOf(chunks: Iterable<Float64Array>): Generator<number, undefined> {
  for (const numbers of chunks) yield* numbers;
}

/** Numbers of one kind, written once and read again and again. Synchronous: nobody else has this process. */
function openColumn<T extends Int32Array | Float64Array>(path: string, allocate: () => T) {
  const file = openSync(path, 'w+');
  const pending = allocate();
  let count = 0;
  const flush = () => {
    const size = count * pending.BYTES_PER_ELEMENT;
    for (let done = 0; done < size; )
      done += writeSync(file, new Uint8Array(pending.buffer, done, size - done));
    count = 0;
  };
  return {
    add: (value: number) => {
      pending[count] = value;
      count += 1;
      if (count === pending.length) flush();
    },
    flush,
    *chunks(): Generator<T> {
      const read = allocate();
      for (let position = 0; ; ) {
        const size = readSync(file, read, 0, read.byteLength, position);
        if (size === 0) return;
        position += size;
        yield read.subarray(0, size / read.BYTES_PER_ELEMENT) as T;
      }
    },
    close: () => closeSync(file),
  };
}
