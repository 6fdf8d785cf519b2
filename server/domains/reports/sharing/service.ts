/** Sharing a report: its owner makes and takes back a link, whoever has the link sees what the owner chose. */
import type { Locale } from '#core/locale.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { hashSecret, makeSecret } from '#server/domains/accounts/service.ts';
import { isGradedAttemptOf } from '#server/domains/attempts/service.ts';
import { findMath } from '#server/domains/questions/service.ts';
import { textsOf } from '#server/domains/reports/item-texts.ts';
import { getReport } from '#server/domains/reports/report.ts';
import { notFound } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { readStale } from '#server/http/read-stale.ts';
import { linksMade, linksMissed, linksOpened } from './limits.ts';
import { deleteLink, findLink, findLinkByHash, type LinkRow, updateLink, upsertLink } from './store.ts';

export { sharingData } from './own-data.ts';

type Chosen = Pick<LinkRow, 'hideScores' | 'showEssay' | 'showAnswers'>;
type Report = Awaited<ReturnType<typeof getReport>>;

/** Where a link leads. */
const pathOf = (token: string): string => `/result/shared/${token}`;

const viewOf = ({ hideScores, showEssay, showAnswers, createdAt }: LinkRow) => ({
  hideScores,
  showEssay,
  showAnswers,
  createdAt,
});

async function requireReport(deps: Deps, recordId: string, viewer: Viewer): Promise<void> {
  if (!(await isGradedAttemptOf(deps, recordId, viewer.id))) throw notFound();
}

export async function getShareLink(deps: Deps, recordId: string, viewer: Viewer) {
  await requireReport(deps, recordId, viewer);
  const link = await findLink(deps.db, recordId, viewer.id);
  return { link: link && viewOf(link) };
}

export async function createShareLink(
  deps: Deps,
  recordId: string,
  chosen: Chosen,
  { viewer, now }: { viewer: Viewer; now: Date },
) {
  await requireReport(deps, recordId, viewer);
  await limit(deps.counters, [linksMade, viewer.id]);
  const token = makeSecret();
  const link = await upsertLink(deps.db, {
    recordId,
    userId: viewer.id,
    tokenHash: hashSecret(token),
    ...chosen,
    createdAt: now,
  });
  return { ...viewOf(link), token, path: pathOf(token) };
}

export async function updateShareLink({ db }: Deps, recordId: string, chosen: Chosen, viewer: Viewer) {
  const link = await updateLink(db, recordId, viewer.id, chosen);
  if (!link) throw notFound();
  return viewOf(link);
}

export async function deleteShareLink({ db }: Deps, recordId: string, viewer: Viewer): Promise<void> {
  if (!(await deleteLink(db, recordId, viewer.id))) throw notFound();
}

/** The report behind a token, less what its owner keeps. */
export async function openSharedReport(
  deps: Deps,
  token: string,
  { address, locale, viewer }: { address: string; locale: Locale; viewer: Viewer | null },
): Promise<{ report: Report; hidesScores: boolean; asksForLogin: boolean }> {
  const network = networkOf(address);
  await limit(deps.counters, [linksOpened, network]);
  const link = await findLinkByHash(deps.db, hashSecret(token));
  if (!link) {
    // Nobody guesses 256 bits; whoever tries is not answered for long.
    await limit(deps.counters, [linksMissed, network]);
    throw notFound();
  }
  const owner: Viewer = {
    ...{ id: link.userId, role: 'user', sessionId: '', joinedAt: link.createdAt },
    hasSecondFactor: false,
  };
  // Of a reader with an account the exam that they have begun this moment closes questions; of a visitor nothing does.
  const read = (from: Deps) => getReport(from, link.recordId, owner, locale, viewer);
  const report = await (viewer ? read(deps) : readStale(deps, read));
  // Keys are for people with an account, whoever sends them round.
  const shown = { ...link, showAnswers: link.showAnswers && viewer !== null };
  const view = sharedView(report, shown);
  return {
    // Formulas that only answers or keys hold would tell of them.
    report: { ...view, math: await findMath(deps.db, textsOf(view.items)) },
    hidesScores: link.hideScores,
    asksForLogin: link.showAnswers && viewer === null,
  };
}

/**
 * Fields are named one by one, so that whoever adds one to the report is asked here whether strangers may see it.
 * A goal is nobody else's business, whatever else is shared.
 */
function sharedView(report: Report, { hideScores, showEssay, showAnswers }: Chosen): Report {
  const { correct, count } = report;
  return {
    recordId: report.recordId,
    exam: report.exam,
    submittedAt: report.submittedAt,
    spentMs: report.spentMs,
    extraTime: report.extraTime,
    interruptions: report.interruptions,
    forgivenMs: report.forgivenMs,
    lateAnswers: report.lateAnswers,
    takenBefore: report.takenBefore,
    seenBefore: report.seenBefore,
    sitting: report.sitting,
    doubts: report.doubts,
    isUnreliable: report.isUnreliable,
    correct,
    count,
    scores: hideScores ? null : report.scores,
    edition: report.edition,
    target: null,
    routes: hideScores ? [] : report.routes,
    sections: hideScores ? report.sections.map((section) => ({ ...section, module: null })) : report.sections,
    forms: report.forms,
    // Other exams were not shared.
    topics: report.topics.map((topic) => ({ ...topic, lately: null })),
    difficulties: report.difficulties,
    quadrant: report.quadrant,
    runs: report.runs,
    pace: report.pace,
    // Where somebody looked besides the page is nobody else's business either.
    behaviour: { ...report.behaviour, away: null },
    strengths: report.strengths,
    priorities: report.priorities,
    easyMisses: report.easyMisses,
    hardWins: report.hardWins,
    whatIf: hideScores ? { cases: [], needs: [] } : { ...report.whatIf, needs: [] },
    // Words and answers give keys away, and what to do next is the owner's own.
    words: showAnswers ? report.words.map((word) => ({ ...word, isKept: false })) : [],
    next: [],
    essay: showEssay ? report.essay : null,
    items: report.items.map((item) => ({
      ...item,
      ...(showAnswers ? {} : { given: null, key: null }),
      mine: null,
    })),
    math: {},
  };
}
