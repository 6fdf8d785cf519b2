/** One question of the stream: asked, checked, explained; Check becomes Next where it stands. */
import { Check, HardDrive, Repeat, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { useStopwatch, useTimerChoice } from '#app/pages/questions/stopwatch.ts';
import { viewOf } from '#app/questions/forms/registry.ts';
import { LanguageSwitch, useQuestionLanguage } from '#app/questions/language.tsx';
import { QuestionBody } from '#app/questions/question-body.tsx';
import type { Reveal } from '#app/questions/question-props.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Stimulus } from '#app/questions/stimulus.tsx';
import { SplitPanes } from '#app/runner/split-panes.tsx';
import { ExamFrame } from '#app/shell/layouts/exam.tsx';
import type { KeptSession, Served } from '#app/stream/kept.ts';
import { showToast } from '#app/toasts.ts';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { newCalculator } from '#core/calculator.ts';
import { clockText } from '#core/duration.ts';
import { reviewStatus } from '#core/exam/review-screen.ts';
import { isOver } from '#core/learner/session.ts';
import { htmlLang } from '#core/locale.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { streamTexts } from '#messages/learner/stream.ts';
import { questionForms } from '#messages/questions/forms.ts';
import { CauseButtons } from './cause-buttons.tsx';
import { dueDay } from './due-day.ts';
import { BottomBar, Move, PlaceBar, quietMove, StreamHeader } from './stream-bars.tsx';
import { StreamFilters } from './stream-filters.tsx';
import { useStreamKeys } from './stream-keys.ts';
import type { Outcome, StreamQuery, StreamState, StreamStore } from './stream-state.ts';
import { verdictText } from './verdict-text.ts';

const loadExplanation = () =>
  import('#app/pages/questions/explanation.tsx').then((module) => ({ default: module.Explanation }));
const Explanation = lazy(loadExplanation);
const Calculator = lazy(() =>
  import('#app/runner/calculator.tsx').then((module) => ({ default: module.Calculator })),
);

type RoundProps = {
  served: Served;
  kept: KeptSession;
  state: StreamState;
  store: StreamStore;
  notices: ReactNode;
  onStart: (query: StreamQuery) => void;
};

const noNotes: Reveal['notes'] = {};

export function Round({ served, kept, state, store, notices, onStart }: RoundProps) {
  const t = useText(streamTexts);
  const forms = useText(questionForms);
  const { question, stimulus, measure, topic } = served;
  const { outcome, isBusy } = state;
  const [answer, setAnswer] = useState<Answer>([]);
  const [isChoosing, setIsChoosing] = useState(false);
  const [pad, setPad] = useState<typeof newCalculator | null>(null);
  const { shown: shownMs, read } = useStopwatch(outcome === null);
  const [hasTimer, setHasTimer] = useTimerChoice();
  const isDiagnostic = kept.session.mode === 'diagnostic';
  const { isInPassage, partsAsked, takesNumber } = viewOf(question.form);
  const isReady = reviewStatus(partsAsked(question as never), { answer, seen: true }) === 'Answered';
  const lang = useQuestionLanguage(question.question_type);
  const heading = useFocusOnNew(Object.keys(kept.results).length > 0);

  const check = () => {
    if (isReady && !outcome) void store.check(answer, read());
  };
  const giveUp = () => void store.giveUp(read());
  const next = () => store.next();
  useStreamKeys(() => {
    if (!isBusy) (outcome ? next : check)();
  });

  const shown = outcome?.shown ?? null;
  const verdict =
    outcome && (shown || outcome.isKeptHere || outcome.state === 'skipped') ? (
      <Verdict outcome={outcome} served={served} network={state} />
    ) : null;
  // Before the server has told, options are fixed and carry no mark.
  const reveal: Reveal | null = shown?.key
    ? {
        correct: shown.correct,
        key: shown.key,
        notes: shown.analysis && 'notes' in shown.analysis ? shown.analysis.notes : noNotes,
        verdict,
      }
    : null;
  const asked = {
    answer: outcome ? outcome.answer : answer,
    onAnswer: (given: Answer) => {
      if (outcome) return;
      setAnswer(given);
      // Whoever has begun to answer will want to know why.
      if (!isDiagnostic) loadExplanation().catch(() => {});
    },
    mode: outcome ? ('review' as const) : ('practice' as const),
    lang,
    reveal,
  };
  const move = (
    <Move
      isChecked={outcome !== null}
      isLast={outcome !== null && isOver(kept.session, Object.values(kept.results))}
      isQuiet={isDiagnostic}
      isReady={isReady}
      isBusy={isBusy}
      onCheck={check}
      onNext={next}
    />
  );
  const text = {
    lang: htmlLang(lang),
    'data-question': served.questionId,
    'data-answered': outcome ? '' : undefined,
  };
  const isVerdictInside = reveal !== null && !isInPassage;
  const body = (
    <>
      {/* The exam's own screens have no heading either; for who listens there is one. */}
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {`${t(measure)} · ${topic?.name ?? ''}`}
      </h1>
      {isDiagnostic && Object.keys(kept.results).length === 0 ? (
        <p className="mb-5 text-14 text-ink-2">{t('diagnostic_lede')}</p>
      ) : null}
      <div {...text}>
        <QuestionBody question={question} {...asked} />
      </div>
      {isVerdictInside ? null : verdict}
      <LanguageSwitch type={question.question_type} className="mt-5 w-fit" />
      {outcome ? null : (
        <p className="mt-8 hidden md:block">
          <TextButton tone="quiet" onClick={giveUp}>
            {t(isDiagnostic ? 'skip' : 'no_idea_why')}
          </TextButton>
        </p>
      )}
      {isDiagnostic ? null : <Remarks isAnswered={outcome !== null} store={store} />}
      {outcome && shown ? <After served={served} outcome={outcome} /> : null}
    </>
  );
  const calculator =
    measure === 'quant' ? { isOpen: pad !== null, onToggle: () => setPad(pad ? null : newCalculator) } : null;
  const pane = 'px-5 pt-5 pb-10 md:px-8 md:pt-8';
  return (
    <ExamFrame
      header={
        <StreamHeader
          title={isDiagnostic ? t('title_diagnostic') : (topic?.name ?? t('title'))}
          subtitle={`${isDiagnostic ? '' : `${t('title')} · `}${t(measure)}`}
          calculator={calculator}
          filters={isDiagnostic ? null : { isOpen: isChoosing, onToggle: () => setIsChoosing(!isChoosing) }}
          move={move}
        />
      }
      bar={
        <PlaceBar
          kept={kept}
          served={served}
          clock={{
            shown: outcome ? outcome.spentMs : shownMs,
            isHidden: !hasTimer,
            onHide: (isHidden) => setHasTimer(!isHidden),
          }}
        />
      }
      notices={
        <>
          {notices}
          {isChoosing ? (
            <div className="border-b border-rule bg-paper px-5 py-4 md:px-8">
              <div className="mx-auto max-w-180">
                <StreamFilters session={kept.session} onStart={onStart} isQuiet />
              </div>
            </div>
          ) : null}
        </>
      }
      isSplit={stimulus !== null}
      footer={<Footer state={state} />}
      bottom={
        <BottomBar
          move={move}
          giveUp={
            outcome ? null : (
              <button type="button" onClick={giveUp} className={quietMove}>
                {t('no_idea')}
              </button>
            )
          }
        />
      }
    >
      <MathContext value={{ ...kept.math, ...shown?.math }}>
        {stimulus ? (
          <SplitPanes
            dividerLabel={forms('divider')}
            isCovered={pad !== null}
            first={{
              label: forms(stimulus.kind),
              className: pane,
              content: (
                <div {...text}>
                  <Stimulus stimulus={stimulus} lang={lang} selecting={isInPassage ? asked : undefined} />
                </div>
              ),
            }}
            second={{ label: forms('question'), className: pane, content: body }}
          />
        ) : (
          <div className="mx-auto w-full max-w-[55.25rem] px-5 pt-5 pb-12 md:px-8 md:pt-12">{body}</div>
        )}
        {pad ? (
          <Suspense>
            <Calculator
              state={pad}
              onChange={setPad}
              onClose={() => setPad(null)}
              onTransfer={
                takesNumber?.(question as never) && !outcome ? (number) => setAnswer([number]) : null
              }
              className="md:fixed md:right-8 md:bottom-16 md:z-2 md:w-76"
            />
          </Suspense>
        ) : null}
      </MathContext>
    </ExamFrame>
  );
}

/** A new question is read from its beginning, by eye and by ear; the first one leaves the focus where it is. */
function useFocusOnNew(isLater: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasLater = useRef(isLater);
  useEffect(() => {
    if (!wasLater.current) return;
    document.getElementById('main')?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

type VerdictProps = {
  outcome: Outcome;
  served: Served;
  network: Pick<StreamState, 'isOffline' | 'isUnstored'>;
};

/** One sentence, the time, and what it should take. */
function Verdict({ outcome, served, network: { isOffline, isUnstored } }: VerdictProps) {
  const t = useText(streamTexts);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { shown, answer, state, spentMs } = outcome;
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const look =
    state !== 'answered' || !shown
      ? { frame: 'border-field bg-paper-2', icon: <HardDrive />, ink: 'text-ink-2' }
      : shown.correct
        ? { frame: 'border-moss bg-moss-wash', icon: <Check />, ink: 'text-moss' }
        : { frame: 'border-brick bg-brick-wash', icon: <X />, ink: 'text-brick' };
  const said =
    state === 'passed'
      ? t(outcome.isKeptHere ? 'passed_kept' : 'passed')
      : state === 'skipped'
        ? t('refused')
        : shown
          ? verdictText(served.question, answer, shown, locale)
          : t(isUnstored ? 'kept_open' : isOffline ? 'kept_here' : 'kept_for_later');
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      lang={htmlLang(locale)}
      data-verdict={shown?.correct ?? 'none'}
      className={`mt-6 flex scroll-my-4 items-start gap-3 border-l-4 px-4 py-3 font-sans outline-hidden motion-safe:animate-rise md:mt-8 ${look.frame}`}
    >
      <span aria-hidden="true" className={`mt-1 [&>svg]:size-4.5 ${look.ink}`}>
        {state === 'answered' ? look.icon : null}
      </span>
      <p className="min-w-0 flex-1 text-16 leading-relaxed font-semibold">{said}</p>
      {state === 'answered' ? (
        <p className="flex-none text-right leading-tight">
          <b className="text-16 tabular-nums">{clockText(spentMs)}</b>
          <span className="block text-12 text-ink-2">
            {t('suggested', { time: clockText(served.question.seconds * 1000) })}
          </span>
        </p>
      ) : null}
    </div>
  );
}

function Remarks({ isAnswered, store }: { isAnswered: boolean; store: StreamStore }) {
  const t = useText(streamTexts);
  const shift = async (remark: 'too-easy' | 'too-hard') => {
    const became = await store.remark(remark);
    if (became === 'sent') showToast({ text: t(remark === 'too-easy' ? 'harder_next' : 'easier_next') });
    if (became === 'failed') showToast({ text: t('remark_failed'), tone: 'error' });
  };
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 text-14 text-ink-3 md:mt-2">
      <span>{t('this_one')}</span>
      <TextButton tone="quiet" onClick={() => void shift('too-easy')}>
        {t('too_easy')}
      </TextButton>
      <TextButton tone="quiet" onClick={() => void shift('too-hard')}>
        {t('too_hard')}
      </TextButton>
      {isAnswered ? null : (
        <TextButton tone="quiet" onClick={() => void store.remark('not-now')}>
          {t('not_now')}
        </TextButton>
      )}
    </p>
  );
}

/** Why, what went wrong, and when it comes back. */
function After({ served, outcome }: { served: Served; outcome: Outcome }) {
  const t = useText(streamTexts);
  const locale = useLocale();
  const { shown } = outcome;
  if (!shown) return null;
  const dueAt = shown.mine?.mistake?.dueAt;
  const isWrong = shown.correct === false;
  return (
    <div lang={htmlLang(locale)}>
      {isWrong ? (
        <CauseButtons
          questionId={served.questionId}
          measure={served.measure}
          cause={shown.mine?.mistake?.cause ?? null}
        />
      ) : null}
      {isWrong && dueAt ? (
        <p className="mt-4 flex items-center gap-2 text-14 text-ink-2">
          <Repeat aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {t('comes_back', { day: dueDay(new Date(dueAt), new Date(), locale) })}
        </p>
      ) : null}
      <Suspense fallback={<Rhythm live className="mt-10" />}>
        <Explanation
          questionId={served.questionId}
          question={served.question}
          checked={shown}
          kept={shown.mine?.words ?? []}
          chosen={outcome.answer}
        />
      </Suspense>
    </div>
  );
}

function Footer({ state: { waiting, isOffline, outcome } }: { state: StreamState }) {
  const t = useText(streamTexts);
  const isChecked = outcome !== null;
  const isSaved = isChecked && outcome.state !== 'skipped' && waiting === 0;
  return (
    <footer className="hidden min-h-11 items-center justify-between gap-6 border-t border-rule px-6 text-13 text-ink-3 md:flex [@media(height<30rem)]:hidden">
      <p role="status">
        {waiting > 0 && isOffline ? t('waiting_n', { n: waiting }) : isSaved ? t('saved') : ''}
      </p>
      <p aria-hidden="true" className="flex gap-4">
        {isChecked ? null : <KeyHint keys={['1–9']}>{t('keys_options')}</KeyHint>}
        <KeyHint keys={['Enter']}>{t(isChecked ? 'next' : 'check')}</KeyHint>
      </p>
    </footer>
  );
}
