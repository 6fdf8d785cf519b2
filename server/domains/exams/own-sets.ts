/** Practice sets that people put together for themselves: from a filter of the bank, or from their wrong-book. */
import { randomUUID } from 'node:crypto';
import type { Text } from '#core/texts.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { findCurrent } from '#server/domains/questions/service.ts';
import { invalidInput } from '#server/http/errors.ts';
import { insertExam, insertSection } from './store.ts';

export type OwnSet = {
  ownerId: string;
  title: Text;
  /** In the order in which they are asked. */
  questionIds: readonly string[];
  /** Null is without a limit. */
  minutes: number | null;
  /** Key and analysis may be seen question by question. */
  canCheck: boolean;
};

const max = 60;
const minutesForEssay = 30;

/** The new set's exam id: POST users-exams starts it. Nobody else sees it. */
export async function createOwnSet({ db, now }: Deps, set: OwnSet): Promise<string> {
  return inTransaction(db, async (tx) => {
    const known = await findCurrent(tx, 'id', set.questionIds);
    const questions = set.questionIds.flatMap((id) => known.get(id) ?? []);
    const [first] = questions;
    if (!first || questions.length > max) throw invalidInput({ questionIds: 'wrong' });
    const examId = await insertExam(tx, {
      code: null,
      type: 'JIJING',
      title: set.title,
      edition: 1,
      checksum: randomUUID(),
      submitLimit: null,
      canCheck: set.canCheck,
      cuts: {},
      kind: null,
      forms: [...new Set(questions.map(({ form }) => form))].sort(),
      difficulty: null,
      topics: [],
      position: 0,
      ownerId: set.ownerId,
      status: 'published',
      createdAt: now(),
    });
    await insertSection(
      tx,
      {
        examId,
        edition: 1,
        no: 1,
        module: null,
        measure: first.exerciseType,
        standardTime: set.minutes,
      },
      questions.map(({ questionId, versionId, questionType, exerciseType }, index) => ({
        no: index + 1,
        questionId,
        questionVersionId: versionId,
        questionType,
        exerciseType,
        standardTime: questionType === 'write' && set.minutes !== null ? minutesForEssay : null,
      })),
    );
    return examId;
  });
}
