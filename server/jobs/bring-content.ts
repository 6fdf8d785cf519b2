/** Makes ready at start what the product ships: question bank, exams and the site's texts in the database, and the list of passwords. */
import { prepareStrength } from '#core/accounts/password-strength.ts';
import { withOwnConnection } from '#server/db/own-connection.ts';
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

/** Where the bank's build leaves what is imported, from the folder of the process. */
const bankFolder = 'build/bank';

/** On a connection of its own: an import takes longer than a request may, and requests of an open site need theirs. */
export function bringContent(deps: Deps, onStep: (step: ContentStep) => void): Promise<void> {
  return withOwnConnection(deps.pool, (db) => bringAll({ ...deps, db }, onStep));
}

/** A bank with faults is left out whole: what was imported before stays. */
async function bringAll(given: Deps, onStep: (step: ContentStep) => void): Promise<void> {
  const { log } = given;
  let shown: ContentStep | undefined;
  const show = (step: ContentStep) => {
    if (step !== shown) onStep(step);
    shown = step;
  };
  const onWait = () => {
    log.info('another process brings the content in: waiting for it');
    show('importing-elsewhere');
  };
  const deps = { ...given, onWait };
  prepareStrength();
  const result = await importFolder(deps, bankFolder, show);
  if (result.kind === 'faulty') log.error({ faults: result.faults }, 'the question bank has faults');
  if (result.kind === 'imported') log.info(result, 'the question bank was imported');
  // After the questions, since exams are made of them.
  const exams = await importExamFolder(deps, `${bankFolder}/exams`);
  if (exams.faults.length > 0) log.error({ faults: exams.faults }, 'some exams have faults and are left out');
  if ((await openDeck(bankFolder)) === 0)
    log.error('the bank has no words: npm run bank -- build makes them');
  else await takeOverWordBooks(deps);
  if ((await openLessons(bankFolder)) === 0)
    log.error('the bank has no lessons: npm run bank -- build makes them');
  const site = await importContent(deps);
  if (site.faults.length > 0) log.error({ faults: site.faults }, 'the site’s content has faults');
}
