/** Makes ready at start what the product ships: question bank, exams and the site's texts in the database, and the list of passwords. */
import { prepareStrength } from '#core/accounts/password-strength.ts';
import type { Deps } from '#server/deps.ts';
import { importExamFolder } from '#server/domains/exams/service.ts';
import { openLessons } from '#server/domains/lessons/service.ts';
import { importFolder } from '#server/domains/questions/service.ts';
import { importContent } from '#server/domains/site/service.ts';
import { openDeck, takeOverWordBooks } from '#server/domains/words/service.ts';

export type ContentStep = 'questions' | 'math' | 'search';

/** Where the bank's build leaves what is imported, from the folder of the process. */
const bankFolder = 'build/bank';

/** A bank with faults is left out whole: what was imported before stays. */
export async function bringContent(deps: Deps, onStep: (step: ContentStep) => void): Promise<void> {
  const { log } = deps;
  prepareStrength();
  let shown: ContentStep | undefined;
  const result = await importFolder(deps, bankFolder, (step) => {
    if (step !== shown) onStep(step);
    shown = step;
  });
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
