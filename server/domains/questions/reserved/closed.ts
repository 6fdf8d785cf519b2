/** Which questions are closed to whoever asks: those of mock exams ahead of them, and all that is like an open one's. */
import type { Text } from '#core/texts.ts';
import type { Queryable } from '#server/db/tx.ts';
import { readBank } from '#server/domains/questions/bank.ts';
import { AppError } from '#server/http/errors.ts';
import { listKin } from './store.ts';

/** Why a question is closed: its exam was not submitted yet, or one that it resembles is being taken right now. */
type Closure = { examId: string; isRunning: boolean };

/**
 * Everything that shows questions asks for one of these, so that whoever writes the next list is asked by the compiler
 * for whom it is.
 */
export type Closed = {
  /** By question id. */
  readonly byId: ReadonlyMap<string, Closure>;
  /** The same ids, for statements about other tables than the bank's. */
  readonly ids: readonly string[];
  /** The same as conditions on the bank's own rows (`isOpenTo`): a thousand ids cost more to send than the answer to find. */
  readonly rule: {
    /** The exams whose kept questions are open to who asks; null where none is closed for being kept. */
    readonly opened: readonly string[] | null;
    /** What an exam that is being taken holds back. */
    readonly heldBack: readonly string[];
  };
  /** The title of an exam, which only exams know; asked for where somebody is refused. */
  readonly nameOf: (examId: string) => Promise<Text>;
};

/** What somebody has done with mock exams. A visitor has done nothing. */
type Sittings = {
  /** The exams that they have submitted at least once. */
  submitted: ReadonlySet<string>;
  /** Those that they have open, with every question of each paper, whichever modules were taken. */
  running: readonly { examId: string; questionIds: readonly string[] }[];
};

/** For the desks of the staff. */
export const nothingClosed: Closed = {
  byId: new Map(),
  ids: [],
  rule: { opened: null, heldBack: [] },
  nameOf: async () => ({ zh_cn: '', en: '' }),
};

export async function findClosed(
  db: Queryable,
  { submitted, running }: Sittings,
  nameOf: Closed['nameOf'],
): Promise<Closed> {
  const { reserved } = await readBank(db);
  if (submitted.size + running.length === 0) return { ...closedToNewcomers(reserved), nameOf };
  const byId = new Map<string, Closure>();
  for (const [id, examId] of reserved) if (!submitted.has(examId)) byId.set(id, { examId, isRunning: false });
  const heldBack: string[] = [];
  // Last, since it holds for what was opened by an earlier sitting too.
  for (const { examId, questionIds } of running)
    for (const id of await listKin(db, questionIds)) {
      byId.set(id, { examId, isRunning: true });
      heldBack.push(id);
    }
  return { byId, ids: [...byId.keys()], rule: { opened: [...submitted], heldBack }, nameOf };
}

/** By what is kept: the same for everybody who has begun no mock exam, and asked for with every page. */
const newcomers = new WeakMap<ReadonlyMap<string, string>, Omit<Closed, 'nameOf'>>();

function closedToNewcomers(reserved: ReadonlyMap<string, string>): Omit<Closed, 'nameOf'> {
  const known = newcomers.get(reserved);
  if (known) return known;
  const byId = new Map([...reserved].map(([id, examId]) => [id, { examId, isRunning: false }]));
  const made = { byId, ids: [...byId.keys()], rule: { opened: [], heldBack: [] } };
  newcomers.set(reserved, made);
  return made;
}

/** Only what an exam that is being taken closes: what somebody has had before stays theirs otherwise. */
export function onlyRunning({ byId, rule: { heldBack }, nameOf }: Closed): Closed {
  const running = new Map([...byId].filter(([, { isRunning }]) => isRunning));
  return { byId: running, ids: [...running.keys()], rule: { opened: null, heldBack }, nameOf };
}

/** Where an exam is gone on with, or begun. */
const pathOf = (examId: string): string => `/exams/before?id=${examId}`;

/** The exam that holds something back from who asks; null where none does. */
export async function findHolding({
  byId,
  rule,
  nameOf,
}: Closed): Promise<{ exam: Text; path: string } | null> {
  // Mostly nothing is, and a thousand questions are kept.
  if (rule.heldBack.length === 0) return null;
  for (const { examId, isRunning } of byId.values())
    if (isRunning) return { exam: await nameOf(examId), path: pathOf(examId) };
  return null;
}

/** Refuses in words if any of these is closed, and says what opens it. */
export async function requireOpen({ byId, nameOf }: Closed, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    const closure = byId.get(id);
    if (!closure) continue;
    const { examId, isRunning } = closure;
    throw new AppError(isRunning ? 'QUESTION_WITHHELD' : 'QUESTION_RESERVED', {
      params: { exam: await nameOf(examId) },
      path: pathOf(examId),
    });
  }
}
