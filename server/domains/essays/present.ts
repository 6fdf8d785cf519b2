/** Essays as their writers and their teachers see them: with scores, evidence, marks and a sample of the next level. */
import type { EssayMark, EssayScore, Gate, Opinion } from '#core/essay/grade.ts';
import { commentParagraphs } from '#core/essay/paragraphs.ts';
import { findRule } from '#core/essay/rules/all.ts';
import type { ExamType } from '#core/exam/attempt.ts';
import type { Locale } from '#core/locale.ts';
import { fill, type Text } from '#core/texts.ts';
import { paragraphTexts } from '#messages/essays/paragraphs.ts';
import { evidenceTexts, gateTexts, grammarTexts } from '#messages/essays.ts';
import type { Queryable } from '#server/db/tx.ts';
import { listNicknames } from '#server/domains/accounts/service.ts';
import { type Closed, findSampleAbove } from '#server/domains/questions/service.ts';
import type { EssayRow } from './store.ts';

/** What was asked where, by exercise id. Exams know; who stands above both lends their answer. */
export type FindExercises = (
  db: Queryable,
  exerciseIds: readonly string[],
) => Promise<ReadonlyMap<string, { questionId: string; examType: ExamType; examTitle: Text }>>;

/** `closed` are the questions whose samples this reader may not see. */
export type Reading = { locale: Locale; findExercises: FindExercises; closed: Closed };

export async function presentEssays(
  db: Queryable,
  rows: readonly EssayRow[],
  { locale, findExercises, closed }: Reading,
) {
  const exercises = await findExercises(
    db,
    rows.map(({ exerciseId }) => exerciseId),
  );
  const nicknames = await listNicknames(
    db,
    rows.flatMap(({ teacher }) => teacher?.id ?? []),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...presentEssay(row, locale),
      teacher: row.teacher && { ...row.teacher, nickname: nicknames.get(row.teacher.id) ?? '' },
      sample: await readSample(db, exercises.get(row.exerciseId)?.questionId, row, { locale, closed }),
    })),
  );
}

export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** What the next level looks like; nothing before there is a score to stand above. */
async function readSample(
  db: Queryable,
  questionId: string | undefined,
  { grade, teacher }: EssayRow,
  { locale, closed }: Pick<Reading, 'locale' | 'closed'>,
) {
  const estimate = grade?.score === undefined || grade.score === 'NS' ? null : grade.score.middle;
  const score = teacher?.score ?? estimate;
  const found =
    score === null || questionId === undefined ? null : await findSampleAbove(db, questionId, score, closed);
  if (!found) return null;
  const { sample, ...task } = found;
  return {
    ...task,
    level: sample.level,
    paragraphs: sample.paragraphs.map(({ text, note }) => ({ text, note: note[locale] })),
  };
}

/** What cannot be read as an essay has no parts either. */
const unread: readonly Gate[] = ['empty', 'not-english', 'copied'];

function presentParagraphs({ text, grade }: EssayRow, locale: Locale) {
  if (!grade || grade.gates.some((gate) => unread.includes(gate))) return [];
  const errors = grade.marks.filter(({ kind }) => kind === 'error');
  return commentParagraphs(text, errors).map(({ notes, faults, ...paragraph }) => ({
    ...paragraph,
    notes: notes.map((note) => fill(paragraphTexts[note][locale], { n: faults })),
  }));
}

function presentEssay(row: EssayRow, locale: Locale) {
  const { id, recordId, exerciseId, prompt, text, state, grade, gradedAt, opinion } = row;
  return {
    ...{ id, recordId, exerciseId, prompt, text, state, gradedAt },
    words: countWords(text),
    estimate: grade?.score ?? null,
    gates: (grade?.gates ?? []).map((gate) => ({ gate, text: gateTexts[gate][locale] })),
    traits: (grade?.traits ?? []).map(({ trait, level, evidence }) => ({
      trait,
      level,
      evidence: evidence.map(({ code, values, spans }) => ({
        text: fill(evidenceTexts[code][locale], values),
        spans: [...spans],
      })),
    })),
    paragraphs: presentParagraphs(row, locale),
    marks: (grade?.marks ?? []).map((mark) => presentMark(mark, locale)),
    hasGrammar: grade?.hasGrammar ?? false,
    version: grade?.version ?? null,
    second: opinion ? presentOpinion(opinion, grade?.score ?? null, locale) : null,
  };
}

function presentMark(mark: EssayMark, locale: Locale) {
  const { start, end, kind, suggestion } = mark;
  return { start, end, kind, suggestion, message: messageOf(mark, locale) };
}

function messageOf(mark: EssayMark, locale: Locale): string {
  if (mark.source === 'rule') return findRule(mark.rule)?.message[locale] ?? '';
  const category = grammarTexts[mark.category as keyof typeof grammarTexts] ?? grammarTexts.Grammar;
  return locale === 'en' ? `${category.en}: ${mark.message}` : `${category.zh_cn}（${mark.message}）`;
}

/** More than this, and the two do not mean the same. */
const farApart = 1;

function presentOpinion({ version, score, traits }: Opinion, other: EssayScore | null, locale: Locale) {
  return {
    version,
    estimate: score,
    isFarApart: other !== null && other !== 'NS' && Math.abs(score.middle - other.middle) > farApart,
    traits: traits.map(({ trait, level, comments }) => ({
      trait,
      level,
      evidence: comments.map(({ text, spans }) => ({ text: text[locale], spans: [...spans] })),
    })),
  };
}
