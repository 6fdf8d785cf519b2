/** Who gets which PDF, and how it is handed over. */
import { fullDayText } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { homeDay } from '#core/site/occurrences.ts';
import { say } from '#core/texts.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { findClosedTo, findTakenPaper, type TakenPaper } from '#server/domains/attempts/service.ts';
import { type Edition, type Exam, getEdition, getExam, getQuestions } from '#server/domains/exams/service.ts';
import { onlyRunning, requireOpen, type VersionedQuestion } from '#server/domains/questions/service.ts';
import { listEssays } from '#server/domains/reports/essays.ts';
import { getReport } from '#server/domains/reports/report.ts';
import { getTrend } from '#server/domains/reports/results.ts';
import { openSharedReport } from '#server/domains/reports/sharing/service.ts';
import { AppError, loginRequired, notFound } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { openDrawings } from '#server/platform/drawings.ts';
import type { Document } from '#server/platform/pdf/document.ts';
import { fileNameOf, handOver } from './deliver.ts';
import { type ExamInput, type ExamSection, examDocument, keyDocument, minutesOf, variantOf } from './exam.ts';
import { pdfsOfNetwork, pdfsOfUser } from './limits.ts';
import { type ReportInput, reportDocument } from './report.ts';

type Asking = { viewer: Viewer | null; locale: Locale; address: string };
type Wanted = { id: string; part: 'paper' | 'key'; recordId?: string | undefined };

export async function giveExamPdf(
  deps: Deps,
  { id, part, recordId }: Wanted,
  asking: Asking,
): Promise<Response> {
  const { viewer, locale } = asking;
  await countPdf(deps, asking);
  const exam = await findVisible(deps, id, viewer);
  const taken = await findTaken(deps, exam, { part, recordId }, viewer);
  await requireOpenPaper(deps, exam, taken, viewer);
  const input = await readExam(deps, exam, taken, locale);
  const document = part === 'key' ? keyDocument(input) : examDocument(input);
  return handOver(deps, document, {
    name: fileNameOf(part, { title: exam.title[locale] }, locale),
    // A set that somebody made for themselves is not worth keeping for others.
    keep: exam.ownerId === null,
  });
}

/** Several sets as one PDF, each under its own title. */
export async function giveSetsPdf(
  deps: Deps,
  { title, exams }: { title: string; exams: readonly Exam[] },
  asking: Asking,
): Promise<Response> {
  const { locale } = asking;
  await countPdf(deps, asking);
  const inputs: ExamInput[] = [];
  for (const exam of exams) await requireOpenPaper(deps, exam, null, asking.viewer);
  for (const exam of exams) inputs.push(await readExam(deps, exam, null, locale));
  const [first] = inputs;
  if (!first) throw notFound();
  const sections = inputs.flatMap((input) =>
    inputs.length === 1
      ? input.sections
      : input.sections.map((section) => ({ ...section, title: input.title })),
  );
  return handOver(deps, examDocument({ ...first, title, sections }), {
    name: fileNameOf('paper', { title }, locale),
    keep: true,
  });
}

/** What another domain has made a document of. */
export async function givePaper(
  deps: Deps,
  { document, title, keep }: { document: Document; title: string; keep: boolean },
  asking: Asking,
): Promise<Response> {
  await countPdf(deps, asking);
  return handOver(deps, document, { name: fileNameOf('words', { title }, asking.locale), keep });
}

async function countPdf(
  { counters }: Pick<Deps, 'counters'>,
  { viewer, address }: Pick<Asking, 'viewer' | 'address'>,
): Promise<void> {
  await limit(counters, viewer ? [pdfsOfUser, viewer.id] : [pdfsOfNetwork, networkOf(address)]);
}

export async function giveReportPdf(
  deps: Deps,
  recordId: string,
  asking: Asking & { viewer: Viewer },
): Promise<Response> {
  await countPdf(deps, asking);
  const report = await getReport(deps, recordId, asking.viewer, asking.locale);
  const essays = report.essay ? await listEssays(deps, recordId, asking.viewer, asking.locale) : [];
  const trend = report.scores ? await getTrend(deps, asking.viewer, asking.locale) : null;
  return printReport(deps, { report, essays, trend, locale: asking.locale, shared: null });
}

export async function giveSharedReportPdf(deps: Deps, token: string, asking: Asking): Promise<Response> {
  await countPdf(deps, asking);
  const { report, hidesScores } = await openSharedReport(deps, token, asking);
  return printReport(deps, {
    report,
    essays: [],
    trend: null,
    locale: asking.locale,
    shared: { hidesScores },
  });
}

/** What is about a person is not left lying on the disk. */
async function printReport(deps: Deps, input: Omit<ReportInput, 'company' | 'drawings'>): Promise<Response> {
  const { report, locale } = input;
  const company = deps.config.company[locale];
  const document = reportDocument({ ...input, company, drawings: await openDrawings() });
  const name = fileNameOf('report', { title: report.exam.title, date: homeDay(report.submittedAt) }, locale);
  return handOver(deps, document, { name, keep: false });
}

async function findVisible({ db }: Deps, id: string, viewer: Viewer | null): Promise<Exam> {
  const exam = await getExam(db, id);
  if (exam.ownerId !== null && exam.ownerId !== viewer?.id) throw notFound();
  return exam;
}

/**
 * The key opens with the asker's own submission, and for what was submitted: its edition, its modules. The paper is
 * the same one then, for a key to another paper helps nobody.
 */
async function findTaken(
  { db }: Deps,
  exam: Exam,
  { part, recordId }: Pick<Wanted, 'part' | 'recordId'>,
  viewer: Viewer | null,
): Promise<TakenPaper | null> {
  if (!viewer) {
    if (part === 'paper' && recordId === undefined) return null;
    throw loginRequired();
  }
  const taken = await findTakenPaper(db, { userId: viewer.id, examId: exam.id, recordId });
  if (recordId !== undefined && !taken) throw notFound();
  if (part === 'key' && !taken?.isSubmitted) throw new AppError('KEY_CLOSED');
  return taken;
}

/**
 * A mock exam is read against the clock, so its paper opens with its submission, as its key does. Who has submitted it
 * keeps it, but not while they are taking those questions again.
 */
async function requireOpenPaper(
  deps: Deps,
  exam: Exam,
  taken: TakenPaper | null,
  viewer: Viewer | null,
): Promise<void> {
  const closed = await findClosedTo(deps, viewer);
  const { items } = await getEdition(deps.db, exam, taken?.edition ?? exam.edition);
  const ids = [...items.values()].map(({ questionId }) => questionId);
  await requireOpen(taken?.isSubmitted ? onlyRunning(closed) : closed, ids);
}

async function readExam(
  deps: Deps,
  exam: Exam,
  taken: TakenPaper | null,
  locale: Locale,
): Promise<ExamInput> {
  const t = say(pdfTexts, locale);
  const edition = await getEdition(deps.db, exam, taken?.edition ?? exam.edition);
  const notes = [
    t('edition', { n: taken?.edition ?? exam.edition, date: fullDayText(exam.createdAt, locale) }),
  ];
  if (edition.paper.slots.some(({ variants }) => variants.length > 1)) {
    notes.push(t(taken?.isSubmitted ? 'taken' : 'modules'));
  }
  return {
    title: exam.title[locale],
    company: deps.config.company[locale],
    notes,
    sections: await readSections(deps, edition, taken),
    // As on the screen: what is asked is in the exam's language.
    setting: { locale: 'en', drawings: await openDrawings() },
    around: locale,
  };
}

async function readSections(
  { db }: Deps,
  edition: Edition,
  taken: TakenPaper | null,
): Promise<ExamSection[]> {
  const sections: ExamSection[] = [];
  for (const [index, slot] of edition.paper.slots.entries()) {
    const plan = variantOf(slot, taken?.sectionIds[index] ?? null);
    // Of a mock exam that ended early nobody has seen the rest, nor its key.
    if (!plan || (taken?.isSubmitted && taken.sectionIds[index] === null)) continue;
    const questions = await getQuestions(db, edition.items, plan);
    sections.push({
      measure: slot.measure,
      minutes: minutesOf(plan),
      questions: plan.exercises.map(({ id }) => questions.get(id) as VersionedQuestion),
    });
  }
  return sections;
}
