/** Makes ready at start what the product ships: question bank, exams and the site's texts in the database, and the list of passwords. */
import { realpath } from 'node:fs/promises';
import { prepareStrength } from '#core/accounts/password-strength.ts';
import { claimContent } from '#server/db/content-release.ts';
import { locks } from '#server/db/locks.ts';
import { withTurn } from '#server/db/with-lock.ts';
import type { Deps } from '#server/deps.ts';
import { importExamFolder } from '#server/domains/exams/service.ts';
import { openLessons } from '#server/domains/lessons/service.ts';
import { importFolder } from '#server/domains/questions/service.ts';
import { importContent } from '#server/domains/site/service.ts';
import { openDeck, takeOverWordBooks } from '#server/domains/words/service.ts';

export type ContentStep =
  | 'questions'
  | 'math'
  | 'search'
  /** Another process is at it, and this one waits. */
  | 'importing-elsewhere';

/** What is brought in, and by whom. */
export type ContentSource = {
  /** Compared with the one that brought the content before; null for sources that somebody is editing. */
  release: readonly number[] | null;
  /** Where another process or a command does it, this one only opens what it reads itself. */
  isImporting: boolean;
  /** Over the content of a newer release. */
  isForced?: boolean;
  /** Where the bank's build leaves what is imported, from the folder of the process. */
  bank?: string;
};

type Needs = Pick<Deps, 'pool' | 'db' | 'log' | 'now'>;

export async function bringContent(
  deps: Needs,
  source: ContentSource,
  onStep: (step: ContentStep) => void,
): Promise<void> {
  const { log, pool, now } = deps;
  const { release, isImporting, isForced = false } = source;
  // Resolved once: what is built meanwhile is for the next start.
  const bank = await realpath(source.bank ?? 'build/bank').catch(() => 'build/bank');
  let shown: ContentStep | undefined;
  const show = (step: ContentStep) => {
    if (step !== shown) onStep(step);
    shown = step;
  };
  const onWait = () => {
    log.info('another process brings the content in: waiting for it');
    show('importing-elsewhere');
  };
  prepareStrength();
  const words = await openDeck(bank);
  if (words === 0) log.error('the bank has no words: npm run bank -- build makes them');
  if ((await openLessons(bank)) === 0) log.error('the bank has no lessons: npm run bank -- build makes them');
  if (!isImporting) return;
  // On connections of its own: an import takes longer than a request may, and requests of an open site need theirs.
  await withTurn(pool, locks.content, onWait, async (db) => {
    const newer = release && (await claimContent(db, release, now(), { isForced }));
    if (newer)
      return log.warn(
        { newer, own: release },
        'a newer release has brought its content in: that of this one is left out (npm run import -- --older)',
      );
    const own = { ...deps, db, onWait };
    await importAll(own, bank, show);
    if (words > 0) await takeOverWordBooks(own);
  });
}

/** A bank with faults is left out whole: what was imported before stays. */
async function importAll(
  deps: Needs & { onWait: () => void },
  bank: string,
  show: (step: ContentStep) => void,
): Promise<void> {
  const { log } = deps;
  const result = await importFolder(deps, bank, show);
  if (result.kind === 'faulty') log.error({ faults: result.faults }, 'the question bank has faults');
  if (result.kind === 'imported') log.info(result, 'the question bank was imported');
  // After the questions, since exams are made of them.
  const exams = await importExamFolder(deps, `${bank}/exams`);
  if (exams.faults.length > 0) log.error({ faults: exams.faults }, 'some exams have faults and are left out');
  const site = await importContent(deps);
  if (site.faults.length > 0) log.error({ faults: site.faults }, 'the site’s content has faults');
}
