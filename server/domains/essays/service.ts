/** Essays as their writers and their teachers see them, and the teacher's score. */
import type { EssayMark, EssayScore, Gate, Opinion } from '#core/essay/grade.ts';
import { commentParagraphs } from '#core/essay/paragraphs.ts';
import { findRule } from '#core/essay/rules/all.ts';
import { resultPath } from '#core/exam/steps.ts';
import type { Locale } from '#core/locale.ts';
import { isScored } from '#core/questions/kinds.ts';
import { fill } from '#core/texts.ts';
import { paragraphTexts } from '#messages/essays/paragraphs.ts';
import { essayMessages, evidenceTexts, gateTexts, grammarTexts } from '#messages/essays.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findGradedAttempt } from '#server/domains/attempts/facts.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import { findSampleAbove } from '#server/domains/questions/essay-samples.ts';
import { notFound } from '#server/http/errors.ts';
import { queueEssays, startGrading } from './queue.ts';
import {
  type EssayRow,
  findEssay,
  listEssaysOf,
  listToScore,
  updateTeacherScore,
  type Which,
} from './store.ts';

export async function listEssays(deps: Deps, recordId: string, viewer: Viewer, locale: Locale) {
  let rows = await listEssaysOf(deps.db, recordId);
  if (rows[0]?.userId === viewer.id) return presentAll(deps, rows, locale);
  // Whose attempt it is, and that it is graded, is decided where attempts are.
  const graded = await findGradedAttempt(deps, recordId, viewer.id);
  if (!graded) throw notFound();
  const items = graded.facts.items.filter(({ form }) => !isScored(form));
  rows = await listEssaysOf(deps.db, recordId);
  if (rows.length < items.length) {
    // An attempt from before there was a grader.
    await queueEssays(
      deps,
      deps.db,
      items.map(({ exerciseId, answer }) => ({
        recordId,
        exerciseId,
        userId: viewer.id,
        prompt: graded.questions.get(exerciseId)?.question.stem.en ?? '',
        text: answer[0] ?? '',
        submittedAt: graded.row.submittedAt ?? deps.now(),
      })),
    );
    rows = await listEssaysOf(deps.db, recordId);
    startGrading(deps);
  }
  return presentAll(deps, rows, locale);
}

export async function listStaffEssays(
  { db }: Deps,
  { page, size, ...which }: Which & { page: number; size: number },
  locale: Locale,
) {
  const { total, list } = await listToScore(db, which, { page, size });
  return {
    ...{ total, page, size },
    list: list.map(({ grade, teacher, examTitle, text, ...row }) => ({
      ...row,
      examTitle: examTitle[locale],
      words: countWords(text),
      estimate: grade?.score ?? null,
      teacherScore: teacher?.score ?? null,
    })),
  };
}

export async function getStaffEssay({ db }: Deps, id: string, locale: Locale) {
  const row = await getEssay(db, id);
  const { userId, nickname, examTitle, submittedAt } = row;
  const writer = { userId, nickname, examTitle: examTitle[locale], submittedAt };
  return { ...(await presentOne({ db }, row, locale)), ...writer };
}

type Given = { score: number; comment: string };

export async function scoreEssay(deps: Deps, id: string, given: Given, viewer: Viewer, locale: Locale) {
  const at = deps.now();
  if (!(await updateTeacherScore(deps.db, id, { ...given, teacherId: viewer.id, at }))) throw notFound();
  const row = await getEssay(deps.db, id);
  const { scored_title, scored_body } = essayMessages;
  const score = { score: given.score.toFixed(1) };
  await sendMessage(deps, {
    to: { user: row.userId },
    title: scored_title,
    body: { zh_cn: fill(scored_body.zh_cn, score), en: fill(scored_body.en, score) },
    link: resultPath(row.examType, row.recordId),
    senderId: viewer.id,
    now: at,
  });
  return presentOne(deps, row, locale);
}

export async function unscoreEssay({ db }: Deps, id: string): Promise<void> {
  if (!(await updateTeacherScore(db, id, null))) throw notFound();
}

async function getEssay(db: Deps['db'], id: string): Promise<EssayRow> {
  const row = await findEssay(db, id);
  if (!row) throw notFound();
  return row;
}

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

async function presentAll(deps: Pick<Deps, 'db'>, rows: readonly EssayRow[], locale: Locale) {
  return Promise.all(rows.map((row) => presentOne(deps, row, locale)));
}

async function presentOne({ db }: Pick<Deps, 'db'>, row: EssayRow, locale: Locale) {
  return { ...presentEssay(row, locale), sample: await readSample(db, row, locale) };
}

/** What the next level looks like; nothing before there is a score to stand above. */
async function readSample(db: Deps['db'], { questionId, grade, teacher }: EssayRow, locale: Locale) {
  const estimate = grade?.score === undefined || grade.score === 'NS' ? null : grade.score.middle;
  const score = teacher?.score ?? estimate;
  const found = score === null ? null : await findSampleAbove(db, questionId, score);
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
  const { id, recordId, exerciseId, prompt, text, state, grade, gradedAt, teacher, opinion } = row;
  return {
    ...{ id, recordId, exerciseId, prompt, text, state, teacher, gradedAt },
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
