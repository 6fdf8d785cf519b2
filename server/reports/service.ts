/** Puts a report together from the attempt's facts, the scores and the names of topics. */
import type { Locale } from '#core/locale.ts';
import {
  byDifficulty,
  byForm,
  byTopic,
  easyMisses,
  findDoubts,
  findPriorities,
  findRunsOfWrong,
  paceOf,
  quadrantOf,
} from '#core/report/blocks.ts';
import type { AttemptFacts } from '#core/report/facts.ts';
import { edition as percentileEdition } from '#core/scoring/percentiles.ts';
import { modules } from '#core/scoring/routing.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { getUser } from '#server/accounts/profile.ts';
import { findGradedAttempt, type GradedAttempt } from '#server/attempts/facts.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { notFound } from '#server/errors.ts';
import { findMath } from '#server/questions/math.ts';
import { findTagNames } from '#server/questions/versions.ts';
import { cutsFor, scoreAttempt, scoreWith } from './scores.ts';

const measures: readonly Measure[] = ['verbal', 'quant'];

export async function getReport(deps: Deps, recordId: string, viewer: Viewer, locale: Locale) {
  const graded = await findGradedAttempt(deps, recordId, viewer.id);
  if (!graded) throw notFound();
  const { row, exam, facts, questions } = graded;
  const { items, sections } = facts;
  const isMock = exam.type === 'GREPREP';
  const topics = byTopic(items);
  const names = await findTagNames(
    deps.db,
    topics.map(({ key }) => key),
  );
  const tagOf = (path: string) => ({ id: path, path, name: names.get(path)?.[locale] ?? path });
  const shown = items.map((item) => {
    const question = questions.get(item.exerciseId)?.question;
    const stem = question?.stem[question.question_type === 'math' ? locale : 'en'] ?? '';
    const { tags: _tags, answer: _answer, measure: _measure, isSeen: _seen, ...rest } = item;
    return { ...rest, spentMs: Math.round(item.spentMs), stem: stem.slice(0, 300), pace: paceOf(item) };
  });
  const answeredItems = items.filter(({ correct }) => correct !== null);
  const { targetScore } = await getUser(deps.db, viewer);
  return {
    recordId,
    exam: { id: exam.id, title: exam.title[locale], type: exam.type },
    submittedAt: row.submittedAt ?? deps.now(),
    spentMs: Math.round(sections.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0)),
    extraTime: facts.extraTime,
    interruptions: facts.interruptions,
    doubts: findDoubts(facts),
    correct: answeredItems.filter(({ correct }) => correct).length,
    count: answeredItems.length,
    scores: isMock
      ? {
          verbal: await scoreAttempt(deps.db, graded, 'verbal'),
          quant: await scoreAttempt(deps.db, graded, 'quant'),
        }
      : null,
    edition: percentileEdition.label[locale],
    target: targetScore ? { verbal: targetScore.verbal, quant: targetScore.quant } : null,
    routes: isMock ? routesOf(graded) : [],
    sections: sections.map((section) => {
      const own = items.filter((item) => item.section === section.no);
      return {
        ...section,
        elapsedMs: Math.round(section.elapsedMs),
        count: own.length,
        right: own.filter(({ correct }) => correct === true).length,
        blank: own.filter(({ isAnswered }) => !isAnswered).length,
        marked: own.filter(({ isMarked }) => isMarked).length,
      };
    }),
    forms: byForm(items),
    topics: topics.map((group) => ({ ...group, key: tagOf(group.key) })),
    difficulties: byDifficulty(items),
    quadrant: quadrantOf(items),
    runs: findRunsOfWrong(items),
    priorities: findPriorities(items).map(({ topic, count, right, gain }) => ({
      tag: tagOf(topic),
      count,
      right,
      gain,
    })),
    easyMisses: await easyPoints(deps, graded),
    essay: essayOf(graded),
    items: shown,
    math: await findMath(deps.db, shown),
  };
}

/** How the second section was chosen, and what was missing for the next one. */
function routesOf({ exam, facts }: GradedAttempt) {
  return measures.flatMap((measure) => {
    const [first, second] = facts.sections.filter((section) => section.measure === measure);
    if (!first || !second?.module) return [];
    const count = (no: number, onlyRight: boolean) =>
      facts.items.filter(({ section, correct }) => section === no && (!onlyRight || correct === true)).length;
    const firstCorrect = count(first.no, true);
    const cuts = cutsFor(exam, measure);
    const next = modules[modules.indexOf(second.module) + 1];
    return [
      {
        measure,
        firstSection: first.no,
        firstCorrect,
        firstCount: count(first.no, false),
        secondSection: second.no,
        module: second.module,
        secondCorrect: count(second.no, true),
        secondCount: count(second.no, false),
        toNext: next && next !== 'easy' ? Math.max(0, cuts[next] - firstCorrect) : null,
      },
    ];
  });
}

/** Points that the missed easy questions would have brought, on the route that was taken. */
async function easyPoints({ db }: Deps, graded: GradedAttempt) {
  const { exam, facts } = graded;
  const missed = easyMisses(facts.items);
  let points = 0;
  for (const measure of exam.type === 'GREPREP' ? measures : []) {
    const module = facts.sections.filter((section) => section.measure === measure)[1]?.module;
    if (!module) continue;
    const correct = rightOf(facts, measure);
    const more = missed.filter((item) => item.measure === measure).length;
    const [now, then] = [
      await scoreWith(db, graded, { measure, module, correct }),
      await scoreWith(db, graded, { measure, module, correct: correct + more }),
    ];
    if (now !== null && then !== null) points += then - now;
  }
  return { count: missed.length, points };
}

const rightOf = ({ items }: AttemptFacts, measure: Measure): number =>
  items.filter((item) => item.measure === measure && item.correct === true).length;

function essayOf({ facts, questions }: GradedAttempt) {
  const item = facts.items.find(({ form }) => form === 'essay');
  const question = item ? questions.get(item.exerciseId)?.question : undefined;
  if (!item || !question) return null;
  const text = item.answer[0] ?? '';
  return { text, words: text.match(/[A-Za-z0-9’'-]+/g)?.length ?? 0, prompt: question.stem.en };
}
