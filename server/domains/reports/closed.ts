/** A report without what its reader may not see of its questions. */
import { type BankText, bankText } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import { closedQuestionTexts } from '#messages/questions/closed.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { type Closed, findMath, onlyRunning } from '#server/domains/questions/service.ts';
import { type ToldItem, textsOf } from './item-texts.ts';

/**
 * The questions that a report keeps from its reader. To its owner it tells what it always told, unless they are taking
 * the same questions again; to others it tells no more than the bank would.
 */
export async function findClosedIn(deps: Deps, ownerId: string, reader: Viewer | null): Promise<Closed> {
  const closed = await findClosedTo(deps, reader);
  return reader?.id === ownerId ? onlyRunning(closed) : closed;
}

type Told = {
  words: readonly { questionId: string }[];
  essay: { prompt: BankText } | null;
  items: readonly (ToldItem & { questionId: string; form: string })[];
  math: Record<string, string>;
};

/** Scores, times and right or wrong stay: they say what a candidate did, not what was asked. */
export async function hideClosed<Report extends Told>(
  db: Queryable,
  report: Report,
  { byId }: Closed,
  locale: Locale,
): Promise<Report> {
  const inPlace = bankText(closedQuestionTexts.in_report[locale]);
  if (!report.items.some(({ questionId }) => byId.has(questionId))) return report;
  const items = report.items.map((item) =>
    byId.has(item.questionId) ? { ...item, stem: inPlace, quantities: null, given: null, key: null } : item,
  );
  const isEssayClosed = report.items.some(({ form, questionId }) => form === 'essay' && byId.has(questionId));
  return {
    ...report,
    words: report.words.filter(({ questionId }) => !byId.has(questionId)),
    essay: report.essay && isEssayClosed ? { ...report.essay, prompt: inPlace } : report.essay,
    items,
    math: await findMath(db, textsOf(items)),
  };
}
