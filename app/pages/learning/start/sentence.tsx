/** The plan as a sentence that fills blank by blank; a filled blank is the way back to its question. */
import type { ReactNode } from 'react';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { shortDayText } from '#core/dates.ts';
import type { StartStep } from '#core/learning/first-run.ts';
import { startTexts } from '#messages/learning/start.ts';
import { type Draft, lastTotal, placeOf } from './draft.ts';

type SentenceProps = {
  draft: Draft;
  step: StartStep;
  /** The furthest question that has been reached: what lies beyond it is not filled yet. */
  reached: StartStep;
  addressOf: (step: StartStep) => string;
};

export function Sentence({ draft, step, reached, addressOf }: SentenceProps) {
  const t = useText(startTexts);
  const locale = useLocale();
  const isEnglish = locale === 'en';
  const gap = isEnglish ? ' ' : '';
  const { verbal, quant, examDate, weekdays, minutes, last, wantsTest } = draft;
  const piece = (name: PieceName, of: StartStep, value: string) => (
    <Piece before={t(`before_${name}`)} after={t(`after_${name}`)}>
      <Blank value={placeOf(of) <= placeOf(reached) ? value : null} isNow={of === step} to={addressOf(of)} />
    </Piece>
  );
  return (
    <section aria-label={t('sentence')}>
      <p
        className={`font-serif leading-[2] font-bold lg:leading-[2.1] [@media(height<45rem)]:max-lg:text-16 [@media(height<45rem)]:max-lg:leading-[1.85] ${isEnglish ? 'text-[1.0625rem] lg:text-[1.5rem]' : 'text-18 lg:text-[1.75rem]'}`}
      >
        <Line>
          {piece('goal', 'goal', String(verbal + quant))}
          {gap}
          {/* A line of a phone has no room for a year, which its own question shows. */}
          {piece('date', 'date', examDate === null ? t('blank_open') : shortDayText(examDate, locale))}
        </Line>
        {gap}
        <Line>
          {piece('days', 'time', t('blank_days', { n: weekdays.length }))}
          {gap}
          {piece('minutes', 'time', t('blank_minutes', { n: minutes }))}
        </Line>
        {gap}
        <Line>
          {piece('score', 'score', String(lastTotal(last) ?? t('blank_no_score')))}
          {/* Together they are too long for a phone in English. */}
          {isEnglish ? <br className="lg:hidden" /> : null}
          {gap}
          {piece('test', 'test', t(wantsTest ? 'blank_test' : 'blank_no_test'))}
        </Line>
      </p>
    </section>
  );
}

type PieceName = 'goal' | 'date' | 'days' | 'minutes' | 'score' | 'test';

/** The lines stay where they are while the sentence fills. */
const Line = ({ children }: { children: ReactNode }) => <span className="block">{children}</span>;

type PieceProps = { before: string; after: string; children: ReactNode };

/** A blank never parts from its words, nor from the stop behind it. */
function Piece({ before, after, children }: PieceProps) {
  // A word stands off from the blank; a stop does not.
  const gap = /^[\p{L}]/u.test(after) ? ' ' : '';
  return (
    <span className="inline-block whitespace-nowrap">
      {before} {children}
      {gap}
      {after}
    </span>
  );
}

const blankClass =
  'mx-0.5 inline-block min-w-13 border-b-[1.5px] px-1.5 text-center leading-[1.5] lg:min-w-23 lg:border-b-2 lg:px-2.5';

type BlankProps = {
  /** Null while there is nothing in it. */ value: string | null;
  isNow: boolean;
  to: string;
};

function Blank({ value, isNow, to }: BlankProps) {
  const t = useText(startTexts);
  if (value === null)
    return (
      <span className={`${blankClass} border-rule-2`}>
        <span className="sr-only">{t('empty_blank')}</span>
        <span aria-hidden="true">&nbsp;</span>
      </span>
    );
  if (isNow)
    return (
      <strong
        aria-current="step"
        className={`${blankClass} border-ink bg-beam-wash shadow-[0_3px_0_var(--color-beam)] lg:shadow-[0_4px_0_var(--color-beam)]`}
      >
        {value}
      </strong>
    );
  return (
    <Link
      to={to}
      replace
      aria-label={t('change_blank', { value })}
      className={`${blankClass} relative border-ink bg-beam-faint before:absolute before:-inset-y-1 before:inset-x-0 hover:bg-beam-wash`}
    >
      {value}
    </Link>
  );
}
