/** A question of the review, opened: as it was asked and answered, how everybody did, why, and what one makes of it. */

import { MessageSquare } from 'lucide-react';
import { Figure } from '#app/figures/figure.tsx';
import { Link, useText } from '#app/locale.tsx';
import { CausePicker } from '#app/pages/learning/cause-picker.tsx';
import { Explanation } from '#app/pages/questions/explanation.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { NoteEditor } from '#app/pages/questions/note-editor.tsx';
import { QuestionTools } from '#app/pages/questions/question-tools.tsx';
import { BlankTable } from '#app/pages/reports/blank-table.tsx';
import type { ReportItem } from '#app/pages/reports/replies.ts';
import { FigureContext } from '#app/questions/figures.tsx';
import { viewOf } from '#app/questions/forms/registry.ts';
import { LanguageSwitch, useQuestionLanguage } from '#app/questions/language.tsx';
import { QuestionBody } from '#app/questions/question-body.tsx';
import type { Reveal } from '#app/questions/question-props.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Stimulus } from '#app/questions/stimulus.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Foldable } from '#app/ui/foldable.tsx';
import type { Calls } from '#contract/all.ts';
import { clockText } from '#core/duration.ts';
import type { MistakeCause } from '#core/learning/causes.ts';
import { htmlLang } from '#core/locale.ts';
import { fewestAnswers, toldStats } from '#core/questions/crowd.ts';
import { questionPath } from '#core/questions/number.ts';
import { questionPages } from '#messages/questions/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';

type Own = Calls['GET /api/records/{id}/items/{exerciseId}']['reply'];
type Shared = Calls['GET /api/questions/{id}']['reply'];

/** One's own question with its key, or what the bank shows everybody. */
export type Opened = { own: Own; shared?: never } | { own?: never; shared: Shared };

export type ReviewDetailsProps = Opened & {
  item: ReportItem;
  onCause: (cause: MistakeCause | null) => void;
  onClose: () => void;
};

export function ReviewDetails({ own, shared, item, onCause, onClose }: ReviewDetailsProps) {
  const r = useText(reviewTexts);
  const shown = own ?? shared;
  return (
    <MathContext value={shown.math}>
      <section
        aria-label={r('place', item)}
        data-question={item.questionId}
        data-answered={own ? '' : undefined}
      >
        {own?.isRevised ? (
          <Callout as="p" size="sm" className="mb-5">
            {r('revised')}
          </Callout>
        ) : null}
        <FigureContext value={Figure}>
          <Asked shown={shown} own={own ?? null} />
        </FigureContext>
        <div className="max-w-205">
          {own?.key && 'blanks' in own.question ? (
            <BlankTable blanks={own.question.blanks} answer={own.answer} answerKey={own.key} />
          ) : null}
          <Figures item={item} stats={shown.stats} isShared={!own} />
          {own ? (
            <OwnDetails own={own} item={item} onCause={onCause} />
          ) : (
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
              <p className="w-full text-14 text-ink-2">{r('key_hidden')}</p>
              <ButtonLink to={questionPath(item.number)} tone="quiet" size="sm">
                {r('try_it')}
              </ButtonLink>
              <DiscussLink number={item.number} count={shared.comments} />
            </div>
          )}
          <div className="mt-6">
            <Button tone="quiet" size="sm" onClick={onClose}>
              {r('close')}
            </Button>
          </div>
        </div>
      </section>
    </MathContext>
  );
}

/** The question with its passage, which on a narrow screen waits behind a button unless the answer stands in it. */
function Asked({ shown: { question, stimulus }, own }: { shown: Own | Shared; own: Own | null }) {
  const t = useText(questionPages);
  const { isInPassage } = viewOf(question.form);
  const lang = useQuestionLanguage(question.question_type);
  const notes = own?.analysis && 'notes' in own.analysis ? own.analysis.notes : {};
  const reveal: Reveal | null = own?.key ? { correct: own.correct, key: own.key, notes } : null;
  const asked = { answer: own?.answer ?? [], onAnswer: () => {}, mode: 'review' as const, lang, reveal };
  const passage = stimulus ? (
    <section
      aria-label={t('passage')}
      lang={htmlLang(lang)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="lg:max-h-[70dvh] lg:overflow-y-auto lg:pr-4"
    >
      <Stimulus stimulus={stimulus} lang={lang} selecting={isInPassage ? asked : undefined} />
    </section>
  ) : null;
  return (
    <div className={stimulus ? 'grid gap-x-10 gap-y-6 lg:grid-cols-2' : 'max-w-205'}>
      {passage && !isInPassage ? (
        <Foldable label={t('passage')} below="lg">
          {passage}
        </Foldable>
      ) : (
        passage
      )}
      <div className="min-w-0">
        <div lang={htmlLang(lang)}>
          <QuestionBody question={question} {...asked} />
        </div>
        <LanguageSwitch type={question.question_type} className="mt-4 w-fit print:hidden" />
      </div>
    </div>
  );
}

/** One's time beside everybody's, once there are enough of them. */
function Figures({ item, stats, isShared }: { item: ReportItem; stats: Own['stats']; isShared: boolean }) {
  const r = useText(reviewTexts);
  const q = useText(questionPages);
  const { attempts, averageMs, accuracy } = toldStats(stats);
  const isTold = attempts >= fewestAnswers;
  const crowd = r('crowd', { n: attempts });
  const figures: [string, string, string?][] = [
    [r(isShared ? 'time_theirs' : 'time_mine'), clockText(item.spentMs)],
    [r('time_due'), clockText(item.targetMs)],
  ];
  if (averageMs !== null) figures.push([r('time_all'), clockText(averageMs), crowd]);
  if (accuracy !== null && item.correct !== null)
    figures.push([r('accuracy_all'), percentText(accuracy), crowd]);
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-x-8 gap-y-3 border-t border-rule pt-4 md:flex md:flex-wrap md:gap-x-12">
        {figures.map(([name, value, note]) => (
          <div key={name}>
            <dt className="text-13 text-ink-3">{name}</dt>
            <dd className="text-18">
              {value}
              {note ? <small className="block text-13 text-ink-3">{note}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
      {isTold ? null : <p className="mt-2 text-13 text-ink-3">{q('not_enough', { n: fewestAnswers })}</p>}
    </>
  );
}

type OwnDetailsProps = Pick<ReviewDetailsProps, 'item' | 'onCause'> & { own: Own };

function OwnDetails({ own, item, onCause }: OwnDetailsProps) {
  const r = useText(reviewTexts);
  const viewer = useViewer();
  const { question, mine, questionId } = own;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        {mine.mistake ? (
          <div className="w-full md:w-56">
            <CausePicker
              questionId={questionId}
              measure={question.exercise_type}
              cause={mine.mistake.cause}
              onPicked={onCause}
            />
          </div>
        ) : item.correct === false && !item.isAnswered ? (
          <p className="w-full text-14 text-ink-3">{r('no_cause_blank')}</p>
        ) : null}
        <QuestionTools id={questionId} number={own.number} mine={mine} />
        <DiscussLink number={own.number} count={own.comments} />
      </div>
      <Explanation
        questionId={questionId}
        question={question}
        checked={own}
        kept={mine.words}
        chosen={own.answer}
        level={3}
      />
      {viewer ? (
        <div className="mt-8 border-t border-rule pt-4">
          <NoteEditor userId={viewer.id} questionId={questionId} note={mine.note} />
        </div>
      ) : null}
    </>
  );
}

function DiscussLink({ number, count }: { number: string; count: number }) {
  const r = useText(reviewTexts);
  return (
    <Link to={`${questionPath(number)}#discussion`} className={buttonClass({ tone: 'quiet', size: 'sm' })}>
      <MessageSquare aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {r('discuss', { n: count })}
    </Link>
  );
}
