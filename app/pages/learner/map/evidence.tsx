/** The answers that a level rests on: a few as boxes one by one, all as a list with times that leads to the questions. */
import { Link, useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { clockText } from '#core/duration.ts';
import { questionPath } from '#core/questions/number.ts';
import { topicTexts } from '#messages/learner/map.ts';
import type { Topic } from './tiles.ts';

/** Fewer than this are no share of anything. */
const fewest = 6;
const shownAtFirst = 5;

type Answer = Topic['evidence'][number];

export function Evidence({ topic: { evidence, answers, right } }: { topic: Topic }) {
  const t = useText(topicTexts);
  const more = evidence.slice(shownAtFirst);
  return (
    <section className="mt-5 border-t border-rule pt-4">
      <h3 className="font-sans text-14 font-semibold">{t('evidence')}</h3>
      {answers === 0 ? (
        <p className="mt-1 text-15 text-ink-2">{t('evidence_none')}</p>
      ) : (
        <>
          {answers < fewest ? <Boxes answers={evidence} /> : null}
          <p className="mt-1 text-14 text-ink-2">{t('evidence_sum', { n: answers, right })}</p>
          <Answers label={t('evidence')} answers={evidence.slice(0, shownAtFirst)} />
          {more.length > 0 ? (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 underline decoration-rule-2 underline-offset-4 hover:decoration-ink">
                {t('evidence_more', { n: more.length })}
              </summary>
              <Answers label={t('evidence_more', { n: more.length })} answers={more} />
            </details>
          ) : null}
          {answers > evidence.length ? (
            <p className="mt-1 text-13 text-ink-3">{t('evidence_newest', { n: evidence.length })}</p>
          ) : null}
        </>
      )}
    </section>
  );
}

/** Oldest first, as they were given. */
function Boxes({ answers }: { answers: readonly Answer[] }) {
  return (
    <span aria-hidden="true" className="mt-2 flex gap-1.5">
      {answers.toReversed().map(({ questionId, isRight }) => (
        <span
          key={questionId}
          className={`grid size-6 place-items-center border text-13 leading-none ${isRight ? 'border-moss bg-moss-wash text-moss' : 'border-brick bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_srgb,var(--color-brick)_30%,transparent)_4px_5px)] text-brick'}`}
        >
          {isRight ? '✓' : '✗'}
        </span>
      ))}
    </span>
  );
}

function Answers({ label, answers }: { label: string; answers: readonly Answer[] }) {
  const t = useText(topicTexts);
  return (
    <table className="mt-2 w-full border-collapse text-14">
      <caption className="sr-only">{label}</caption>
      <thead className="sr-only">
        <tr>
          {(['question', 'verdict', 'time', 'day'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`col_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <Row key={answer.questionId} answer={answer} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ answer }: { answer: Answer }) {
  const t = useText(topicTexts);
  const dates = useDates();
  const { number, isRight, spentMs, seconds, answeredAt, isOpen } = answer;
  return (
    <tr className="border-b border-rule">
      <td className="py-2 pr-2">
        {isOpen ? (
          <Link
            to={questionPath(number)}
            className="font-semibold break-all underline decoration-rule-2 underline-offset-4 hover:decoration-ink"
          >
            {number}
          </Link>
        ) : (
          <span>
            {number} <span className="text-ink-3">{t('withheld')}</span>
          </span>
        )}
      </td>
      <td className="py-2 pr-2">
        <StatusMark status={isRight ? 'right' : 'wrong'}>{t(isRight ? 'right' : 'wrong')}</StatusMark>
      </td>
      <td className="py-2 pr-2 text-right whitespace-nowrap text-ink-2">
        {spentMs === null ? t('no_time') : `${clockText(spentMs)} / ${clockText(seconds * 1000)}`}
      </td>
      <td className="py-2 text-right whitespace-nowrap text-ink-3">
        <time dateTime={answeredAt}>{dates.day(answeredAt)}</time>
      </td>
    </tr>
  );
}
