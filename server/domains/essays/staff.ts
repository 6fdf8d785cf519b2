/** What a teacher does with essays: reads them, scores them, takes a score back. */
import { resultPath } from '#core/exam/steps.ts';
import { fill } from '#core/texts.ts';
import { essayMessages } from '#messages/essays.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { listNicknames } from '#server/domains/accounts/service.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { notFound } from '#server/http/errors.ts';
import { countWords, presentEssays, type Reading } from './present.ts';
import {
  countToScore,
  type EssayRow,
  findEssay,
  listToScore,
  updateTeacherScore,
  type Which,
} from './store.ts';

export async function listStaffEssays(
  { db }: Deps,
  { page, size, ...which }: Which & { page: number; size: number },
  { locale, findExercises }: Reading,
) {
  const total = await countToScore(db, which);
  const rows = await listToScore(db, which, { page, size });
  const nicknames = await listNicknames(
    db,
    rows.map(({ userId }) => userId),
  );
  const exercises = await findExercises(
    db,
    rows.map(({ exerciseId }) => exerciseId),
  );
  const list = rows.map(({ id, recordId, exerciseId, userId, text, submittedAt, state, grade, teacher }) => ({
    ...{ id, recordId, userId, submittedAt, state },
    nickname: nicknames.get(userId) ?? '',
    examTitle: exercises.get(exerciseId)?.examTitle[locale] ?? '',
    words: countWords(text),
    estimate: grade?.score ?? null,
    teacherScore: teacher?.score ?? null,
  }));
  return { total, page, size, list };
}

export async function getStaffEssay({ db }: Deps, id: string, reading: Reading, audit: Audit) {
  const row = await getEssay(db, id);
  await audit(db, { details: { writer: row.userId } });
  const { userId, exerciseId, submittedAt } = row;
  const nicknames = await listNicknames(db, [userId]);
  const exercises = await reading.findExercises(db, [exerciseId]);
  return {
    ...(await presentOne(db, row, reading)),
    ...{ userId, submittedAt },
    nickname: nicknames.get(userId) ?? '',
    examTitle: exercises.get(exerciseId)?.examTitle[reading.locale] ?? '',
  };
}

type Given = { score: number; comment: string };

export async function scoreEssay(
  deps: Deps,
  id: string,
  given: Given,
  viewer: Viewer,
  reading: Reading & { audit: Audit },
) {
  const at = deps.now();
  await inTransaction(deps.db, async (tx) => {
    if (!(await updateTeacherScore(tx, id, { ...given, teacherId: viewer.id, at }))) throw notFound();
    await reading.audit(tx, { details: { score: given.score } });
  });
  const row = await getEssay(deps.db, id);
  const exercise = (await reading.findExercises(deps.db, [row.exerciseId])).get(row.exerciseId);
  const { scored_title, scored_body } = essayMessages;
  const score = { score: given.score.toFixed(1) };
  await sendMessage(deps, {
    to: { user: row.userId },
    title: scored_title,
    body: { zh_cn: fill(scored_body.zh_cn, score), en: fill(scored_body.en, score) },
    link: exercise ? resultPath(exercise.examType, row.recordId) : null,
    senderId: viewer.id,
    now: at,
  });
  return presentOne(deps.db, row, reading);
}

export async function unscoreEssay({ db }: Deps, id: string, audit: Audit): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await updateTeacherScore(tx, id, null))) throw notFound();
    await audit(tx);
  });
}

async function getEssay(db: Deps['db'], id: string): Promise<EssayRow> {
  const row = await findEssay(db, id);
  if (!row) throw notFound();
  return row;
}

async function presentOne(db: Deps['db'], row: EssayRow, reading: Reading) {
  const [shown] = await presentEssays(db, [row], reading);
  if (!shown) throw notFound();
  return shown;
}
