/** Whether an attempt says something about questions and people: the one rule for what feeds more than its own report. */
import { type AttemptFacts, graded, isRapid, isRight } from '#core/report/facts.ts';
import { type Doubt, findDoubts } from '#core/report/validity.ts';

/** What makes the answers of any attempt worthless as a measurement. That some are missing does not. */
const always: readonly Doubt[] = ['seen-before', 'unshown'];
/** Under exam conditions the time counts as well. */
const inMock: readonly Doubt[] = [...always, 'paused', 'late-answers', 'hurried', 'rapid-guesses'];

/**
 * Only a credible attempt is somebody's best, or counts for others. It rests on what the server saw alone: what a
 * browser says can take credibility away, and never give it.
 */
export function isCredible(facts: AttemptFacts): boolean {
  const telling = facts.type === 'GREPREP' ? inMock : always;
  return (
    !findDoubts(facts).some((doubt) => telling.includes(doubt)) && !isMostlyRapid(facts) && !isTooGood(facts)
  );
}

/** What moves ratings, calibrations and everybody's statistics: after a submission the keys are known, answered or not. */
export const countsForAll = (facts: AttemptFacts): boolean => isCredible(facts) && facts.takenBefore === 0;

const answeredOf = ({ items }: AttemptFacts) => graded(items).filter(({ isAnswered }) => isAnswered);

/** More than half was answered without reading. */
function isMostlyRapid(facts: AttemptFacts): boolean {
  const answered = answeredOf(facts);
  return answered.filter(isRapid).length > answered.length / 2;
}

/** Nearly all right in a fifth of the time it takes: somebody knew the answers. */
function isTooGood(facts: AttemptFacts): boolean {
  const answered = answeredOf(facts);
  const spent = answered.reduce((sum, { spentMs }) => sum + spentMs, 0);
  const due = answered.reduce((sum, { targetMs }) => sum + targetMs, 0);
  return answered.length >= 10 && spent < due / 5 && answered.filter(isRight).length >= 0.9 * answered.length;
}
