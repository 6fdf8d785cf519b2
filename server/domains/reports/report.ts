/** Puts a report together from the attempt's facts, the scores and the names of topics. */
import { bankText, userText } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import { isScored, type Question } from '#core/questions/kinds.ts';
import { cutSource } from '#core/questions/runs.ts';
import { findPriorities, findStrengths } from '#core/report/advice/priorities.ts';
import { answerText, keyText } from '#core/report/answer-text.ts';
import { behaviourOf, changeOf } from '#core/report/behaviour.ts';
import {
  byDifficulty,
  byForm,
  easyMisses,
  findRunsOfWrong,
  hardWins,
  paceOf,
  quadrantOf,
} from '#core/report/blocks.ts';
import { type ItemFact, isRapid } from '#core/report/facts.ts';
import { type Drift, driftsOf, findDrifts, findStretches } from '#core/report/pace.ts';
import { routesOf, sectionRows } from '#core/report/sections.ts';
import { topicTree } from '#core/report/topics.ts';
import { type Doubt, findDoubts, isUnreliable, sittingOf } from '#core/report/validity.ts';
import { findCases, findNeeds } from '#core/report/what-if.ts';
import { findMissedWords } from '#core/report/words.ts';
import { edition as percentileEdition } from '#core/scoring/percentiles.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { getUser } from '#server/domains/accounts/service.ts';
import { findGradedAttempt, type GradedAttempt } from '#server/domains/attempts/service.ts';
import { findOwnMarks } from '#server/domains/learning/service.ts';
import { findLessonOfTag } from '#server/domains/lessons/service.ts';
import { findMath, findNumbers, findTagNames } from '#server/domains/questions/service.ts';
import { findHeadword, findKeptForms, glossIn } from '#server/domains/words/service.ts';
import { notFound } from '#server/http/errors.ts';
import { findClosedIn, hideClosed } from './closed.ts';
import { textsOf } from './item-texts.ts';
import { readLately } from './lately.ts';
import { readNextSteps } from './next.ts';
import { readScale } from './scales.ts';
import { areLevelsOlder, cutsFor, scoreAttempt } from './scores.ts';

/** A report of the viewer's own, or, where a reader is named, as far as that reader may see it. */
export async function getReport(
  deps: Deps,
  recordId: string,
  viewer: Viewer,
  locale: Locale,
  reader: Viewer | null = viewer,
) {
  const report = await readReport(deps, recordId, viewer, locale);
  return hideClosed(deps.db, report, await findClosedIn(deps, viewer.id, reader), locale);
}

async function readReport(deps: Deps, recordId: string, viewer: Viewer, locale: Locale) {
  const graded = await findGradedAttempt(deps, recordId, viewer.id);
  if (!graded) throw notFound();
  const { row, exam, edition, facts, questions } = graded;
  const { items } = facts;
  const isMock = exam.type === 'GREPREP';
  const topics = topicTree(items);
  const names = await findTagNames(
    deps.db,
    topics.map(({ key }) => key),
  );
  const tagOf = (path: string) => ({
    id: path,
    path,
    name: names.get(path)?.[locale] ?? path,
    lesson: findLessonOfTag(path, locale),
  });
  const marks = await findOwnMarks(
    deps.db,
    viewer.id,
    items.map(({ questionId }) => questionId),
  );
  const numbers = await findNumbers(
    deps.db,
    items.map(({ questionId }) => questionId),
  );
  const drifts = facts.sections.flatMap((section) => driftsOf(section, items));
  const shown = items.map((item) => ({
    ...itemView(item, questions.get(item.exerciseId)?.question),
    number: numbers.get(item.questionId) ?? item.questionId,
    mine: marks.get(item.questionId) ?? null,
    driftMs: driftOf(item, drifts),
  }));
  const answeredItems = items.filter(({ correct }) => correct !== null);
  const { targetScore: target } = await getUser(deps.db, viewer);
  const hasOlderLevels = isMock && (await areLevelsOlder(deps.db, [...questions.values()]));
  const doubts: Doubt[] = [...findDoubts(facts), ...(hasOlderLevels ? (['older-levels'] as const) : [])];
  const words = findMissedWords(items, (item) => questions.get(item.exerciseId)?.question);
  const kept = await findKeptForms(
    deps.db,
    viewer.id,
    words.map(({ word }) => word),
  );
  const scaledAt = await readScale(deps.db, graded);
  const cases = findCases(facts, scaledAt);
  const lately = isMock ? await readLately(deps, graded) : null;
  const { endings: _endings, ...behaviour } = behaviourOf(facts);
  const scores = isMock
    ? {
        verbal: await scoreAttempt(deps.db, graded, 'verbal'),
        quant: await scoreAttempt(deps.db, graded, 'quant'),
      }
    : null;
  const submittedAt = row.submittedAt ?? deps.now();
  const found = { facts, doubts, words: words.length, scores, submittedAt };
  const next = await readNextSteps(deps, found, { viewer, locale, tagOf });
  return {
    recordId,
    exam: { id: exam.id, title: exam.title[locale], type: exam.type },
    submittedAt,
    spentMs: Math.round(facts.sections.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0)),
    extraTime: facts.extraTime,
    interruptions: facts.interruptions,
    forgivenMs: Math.round(facts.forgivenMs),
    lateAnswers: facts.lateAnswers,
    takenBefore: facts.takenBefore,
    seenBefore: facts.seenBefore,
    sitting: { ...sittingOf(facts), of: edition.paper.slots.length },
    doubts,
    isUnreliable: isUnreliable(doubts),
    correct: answeredItems.filter(({ correct }) => correct).length,
    count: answeredItems.length,
    scores,
    edition: percentileEdition.label[locale],
    target,
    routes: isMock ? routesOf(facts, (measure) => cutsFor(exam, measure)) : [],
    sections: sectionRows(facts).map(({ ending, ...section }) => ({
      ...section,
      elapsedMs: Math.round(section.elapsedMs),
      averageMs: section.averageMs === null ? null : Math.round(section.averageMs),
      ending: ending && { ...ending, leftMs: Math.round(ending.leftMs) },
    })),
    forms: byForm(items),
    topics: topics.map((group) => ({
      ...group,
      key: tagOf(group.key),
      lately: lately?.get(group.key) ?? null,
    })),
    difficulties: byDifficulty(items),
    quadrant: quadrantOf(items),
    runs: findRunsOfWrong(items),
    pace: {
      stretches: findStretches(items).map((stretch) => ({ ...stretch, ms: Math.round(stretch.ms) })),
      drifts: findDrifts(facts).map((drift) => ({ ...drift, ms: Math.round(drift.ms) })),
    },
    behaviour,
    strengths: findStrengths(items).map(({ topic, ...rest }) => ({ tag: tagOf(topic), ...rest })),
    priorities: findPriorities(items).map(({ topic, ...rest }) => ({ tag: tagOf(topic), ...rest })),
    easyMisses: {
      count: easyMisses(items).length,
      points: cases.find(({ name }) => name === 'easy')?.points ?? 0,
      exerciseIds: easyMisses(items).map(({ exerciseId }) => exerciseId),
    },
    hardWins: {
      count: hardWins(items).length,
      exerciseIds: hardWins(items).map(({ exerciseId }) => exerciseId),
    },
    whatIf: { cases, needs: findNeeds(facts, target, scaledAt) },
    words: words.map((missed) => ({
      ...missed,
      gloss: glossIn(locale, missed.word, missed.gloss, missed.glossEn),
      headword: findHeadword(missed.word),
      isKept: kept.has(missed.word),
    })),
    next,
    essay: essayOf(graded),
    items: shown,
    math: await findMath(deps.db, textsOf(shown)),
  };
}

function driftOf({ section, no, isSeen }: ItemFact, drifts: readonly Drift[]): number | null {
  const own = drifts.find((drift) => drift.section === section && drift.no === no);
  return own && isSeen ? Math.round(own.ms) : null;
}

function itemView(item: ItemFact, question: Question | undefined) {
  const quantities = question && 'quantities' in question ? question.quantities : null;
  const { tags: _tags, answer, measure: _measure, isSeen: _seen, steps: _steps, ...rest } = item;
  return {
    ...rest,
    spentMs: Math.round(item.spentMs),
    stem: cutSource(question?.stem.en ?? bankText(''), 300),
    quantities: quantities && { a: quantities.a.en, b: quantities.b.en },
    pace: paceOf(item),
    isRapid: isRapid(item),
    change: changeOf(item),
    given: question ? answerText(question, answer, 'en') : null,
    key: question ? keyText(question, 'en') : null,
  };
}

function essayOf({ facts, questions }: GradedAttempt) {
  const item = facts.items.find(({ form }) => !isScored(form));
  const question = item ? questions.get(item.exerciseId)?.question : undefined;
  if (!item || !question) return null;
  const text = userText(item.answer[0] ?? '');
  return { text, words: text.match(/[A-Za-z0-9’'-]+/g)?.length ?? 0, prompt: question.stem.en };
}
