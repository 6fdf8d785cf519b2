/** An essay in the report: its task, its score with the doubt about it, five traits, and the text with its marks. */

import type { ReactNode } from 'react';
import { essayScale, ScoreBand } from '#app/charts/score-band.tsx';
import { ShareBar } from '#app/charts/share-bar.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { EssaySample, ParagraphComments } from '#app/pages/reports/essay/essay-parts.tsx';
import { EssayText } from '#app/pages/reports/essay/essay-text.tsx';
import type { Essay, Report } from '#app/pages/reports/replies.ts';
import { Callout } from '#app/ui/callout.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { textButtonClass } from '#app/ui/text-button.tsx';
import { dayText } from '#core/dates.ts';
import { questionPath } from '#core/questions/number.ts';
import { essayTexts } from '#messages/essays.ts';

type TraitGrade = Essay['traits'][number];

export function EssayBlocks({ essays, report }: { essays: readonly Essay[]; report: Report }) {
  return essays.map((essay, index) => (
    <EssayBlock
      key={essay.id}
      essay={essay}
      no={essays.length > 1 ? index + 1 : null}
      number={report.items.find(({ exerciseId }) => exerciseId === essay.exerciseId)?.number}
    />
  ));
}

type EssayBlockProps = { essay: Essay; no: number | null; number: string | undefined };

function EssayBlock({ essay, no, number }: EssayBlockProps) {
  const t = useText(essayTexts);
  const name = `essay-${no ?? 1}`;
  return (
    <div className="mt-14">
      <SideSection
        id={name}
        title={no === null ? t('title') : t('title_n', { n: no })}
        intro={t('intro', { n: essay.words })}
      >
        <h3 className="font-sans text-14 font-normal text-ink-3">{t('task')}</h3>
        <p lang="en" className="mt-1 max-w-[46em] font-serif text-18 whitespace-pre-line">
          {essay.prompt}
        </p>
        {number ? (
          <MoreLink to={questionPath(number)} className="mt-1">
            {t('compare')}
          </MoreLink>
        ) : null}
        <Standing essay={essay} />
        {essay.traits.length > 0 ? (
          <Traits title={t('traits')} traits={essay.traits} text={essay.text} />
        ) : null}
        {essay.second ? <SecondOpinion essay={essay} second={essay.second} /> : null}
        {essay.text.trim() === '' ? (
          <p className="mt-6 text-ink-2">{t('empty')}</p>
        ) : (
          <>
            <ParagraphComments essay={essay} name={name} />
            <EssayText essay={essay} name={name} />
          </>
        )}
        <EssaySample essay={essay} />
      </SideSection>
    </div>
  );
}

/** How it stands: waiting, failed, estimated, or scored by a teacher. */
function Standing({ essay }: { essay: Essay }) {
  const t = useText(essayTexts);
  const { state, estimate, teacher, gates } = essay;
  return (
    <>
      <div className="mt-6 border-y border-t-ink border-b-rule py-5">
        {teacher ? <TeacherScore teacher={teacher} /> : null}
        {state === 'waiting' ? (
          <p role="status" className="text-ink-2">
            {t('waiting')}{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, for browsers without script */}
            <a href="" className={textButtonClass({ tone: 'inline' })}>
              {t('refresh')}
            </a>
          </p>
        ) : null}
        {state === 'failed' && !teacher ? <p className="text-ink-2">{t('failed')}</p> : null}
        {estimate ? <Estimate essay={essay} estimate={estimate} /> : null}
      </div>
      <Gates gates={gates} />
    </>
  );
}

/** What keeps the estimate down, whatever else is good. */
export function Gates({ gates }: { gates: Essay['gates'] }) {
  if (gates.length === 0) return null;
  return (
    <Callout as="ul" tone="brick" className="mt-4 grid gap-1">
      {gates.map(({ gate, text }) => (
        <li key={gate}>{text}</li>
      ))}
    </Callout>
  );
}

function TeacherScore({ teacher }: { teacher: NonNullable<Essay['teacher']> }) {
  const t = useText(essayTexts);
  const date = dayText(teacher.at, useLocale(), new Date());
  return (
    <div className="mb-5 border-b border-rule pb-5">
      <p className="text-14 text-ink-2">
        {t('teacher_score')}
        <span className="text-ink-3"> · {t('teacher_by', { name: teacher.nickname, date })}</span>
      </p>
      <p className="font-serif text-44 font-bold">
        {teacher.score.toFixed(1)} <OutOf />
      </p>
      {teacher.comment === '' ? null : (
        <p className="mt-1 max-w-[46em] whitespace-pre-line">{teacher.comment}</p>
      )}
    </div>
  );
}

const OutOf = () => <span className="text-21 font-normal text-ink-3">{useText(essayTexts)('out_of')}</span>;

export function Estimate({ essay, estimate }: { essay: Essay; estimate: NonNullable<Essay['estimate']> }) {
  const t = useText(essayTexts);
  return (
    <>
      <p className="text-14 text-ink-2">{t('estimate')}</p>
      {estimate === 'NS' ? (
        <p className="font-serif text-44 font-bold">{t('ns')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <p className={`font-serif font-bold ${essay.teacher ? 'text-21' : 'text-44'}`}>
            {`${estimate.low.toFixed(1)}–${estimate.high.toFixed(1)}`} <OutOf />
          </p>
          <div className="min-w-56 flex-1">
            <EssayBand essay={essay} estimate={estimate} />
          </div>
        </div>
      )}
      <p className="mt-2 text-13 text-ink-3">
        {t('estimate_note')} {essay.traits.length > 0 && !essay.hasGrammar ? t('no_grammar') : ''}
      </p>
    </>
  );
}

type Band = Exclude<NonNullable<Essay['estimate']>, 'NS'>;

/** The bar is the teacher's score where there is one. */
type EssayBandProps = { essay: Essay; estimate: Band; target?: number | null };

export function EssayBand({ essay: { teacher }, estimate, target = null }: EssayBandProps) {
  const t = useText(essayTexts);
  const { low, middle, high } = estimate;
  return (
    <ScoreBand
      scaled={teacher?.score ?? middle}
      band68={[low, high]}
      target={target}
      scale={essayScale}
      label={
        teacher
          ? t('band_teacher', { score: teacher.score, low, high })
          : t('band_text', { middle, low, high })
      }
    />
  );
}

type TraitsProps = { title: ReactNode; traits: readonly TraitGrade[]; text: string };

export function Traits({ title, traits, text }: TraitsProps) {
  const t = useText(essayTexts);
  return (
    <div className="mt-8">
      <h3 className="text-21">{title}</h3>
      <ul className="mt-2">
        {traits.map(({ trait, level, evidence }) => (
          <li
            key={trait}
            className="grid gap-x-6 gap-y-1.5 border-b border-rule py-4 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
          >
            <div>
              <p className="flex items-baseline justify-between">
                <b className="font-semibold">{t(trait)}</b>
                <span>
                  <span aria-hidden="true" className="font-serif text-18 font-bold">
                    {level.toFixed(1)}
                  </span>
                  <span className="sr-only">{t('trait_level', { trait: t(trait), n: level })}</span>
                </span>
              </p>
              <span className="mt-1.5 block">
                <ShareBar share={level / 6} hasVerdict wanted={4 / 6} />
              </span>
            </div>
            <ul className="grid gap-1.5 text-15">
              {evidence.map(({ text: said, spans }) => (
                <li key={said}>
                  {said}
                  {/* Faults are listed with the text below, each with its own note. */}
                  {trait === 'conventions' ? null : <Quotes text={text} spans={spans} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

const maxQuotes = 3;
const longestQuote = 110;

function Quotes({ text, spans }: { text: string; spans: readonly { start: number; end: number }[] }) {
  if (spans.length === 0) return null;
  const quotes = spans.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
  const shown = [...new Set(quotes)].slice(0, maxQuotes);
  return (
    <span lang="en" className="block font-serif text-14 text-ink-3">
      {shown
        .map((quote) =>
          quote.length > longestQuote ? `“${quote.slice(0, longestQuote).trimEnd()}…”` : `“${quote}”`,
        )
        .join(' · ')}
    </span>
  );
}

export function SecondOpinion({ essay, second }: { essay: Essay; second: NonNullable<Essay['second']> }) {
  const t = useText(essayTexts);
  const { estimate, isFarApart, traits } = second;
  return (
    <details className="mt-8 border-t border-rule pt-4">
      <summary className="cursor-pointer font-semibold">
        {t('second')}
        {estimate === 'NS' ? '' : ` · ${estimate.low.toFixed(1)}–${estimate.high.toFixed(1)}`}
      </summary>
      <p className="mt-2 text-14 text-ink-3">{t('second_intro')}</p>
      {isFarApart ? <p className="mt-2 font-semibold">{t('far_apart')}</p> : null}
      <Traits title={t('traits')} traits={traits} text={essay.text} />
    </details>
  );
}
