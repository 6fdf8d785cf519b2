/** A small question from its prompt to what one takes along: tries, replies, and the way on. */
import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ActionBar } from '#app/lessons/action-bar.tsx';
import { PlayFigure } from '#app/lessons/play-figure.tsx';
import { English, Said } from '#app/lessons/said.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useKeys } from '#app/words/trainer/keys.ts';
import { type Given, type GivenOf, judge, type Reply, solutionOf } from '#core/lessons/judge.ts';
import type { Ask } from '#core/lessons/lesson.ts';
import { isDone, maxTries, type Tried, triesToOpen } from '#core/lessons/progress.ts';
import { startingOrder } from '#core/lessons/starting-order.ts';
import { plainText } from '#core/questions/runs.ts';
import { lessonTexts } from '#messages/lessons.ts';
import type { AskProps } from './ask-props.ts';
import { Choose } from './choose.tsx';
import { NumberAsk } from './number.tsx';

/** Kinds that a lesson has but a few of come when one is asked. */
const DragAsk = lazy(async () => ({ default: (await import('./drag.tsx')).DragAsk }));
const MarkAsk = lazy(async () => ({ default: (await import('./mark.tsx')).MarkAsk }));
const OrderAsk = lazy(async () => ({ default: (await import('./order.tsx')).OrderAsk }));
const SortAsk = lazy(async () => ({ default: (await import('./sort.tsx')).SortAsk }));

const views = {
  choose: Choose,
  predict: Choose,
  number: NumberAsk,
  mark: MarkAsk,
  order: OrderAsk,
  sort: SortAsk,
  drag: DragAsk,
} satisfies Record<Ask['kind'], unknown>;

/** Tapping an answer answers; a number has its button beside the box. */
const answersAtOnce = (ask: Ask): boolean =>
  ask.kind === 'predict' || ask.kind === 'number' || (ask.kind === 'choose' && ask.pick === 1);

function startOf(seed: string, ask: Ask): GivenOf {
  switch (ask.kind) {
    case 'choose':
    case 'predict':
      return [];
    case 'number':
      return '';
    case 'order':
      return startingOrder(seed, ask.answers.length);
    case 'sort':
      return ask.answers.map(() => null);
    default:
      return null;
  }
}

/** What is right, as if it had been given. */
function rightOf(ask: Ask): GivenOf {
  const [place = 0] = solutionOf(ask);
  switch (ask.kind) {
    case 'number':
      return String(ask.answers[place]?.value ?? '').replace('-', '−');
    case 'mark':
      return { place, word: -1 };
    case 'drag':
      return ask.answers[place]?.at ?? null;
    case 'sort':
      return ask.answers.map(({ bin }) => bin);
    default:
      return solutionOf(ask);
  }
}

type AskViewProps = {
  ask: Ask;
  /** By which the starting order is drawn. */
  seed: string;
  tried: Tried | undefined;
  isCurrent: boolean;
  goOn: string;
  onTried: (tried: Tried) => void;
  onGoOn: () => void;
};

export function AskView({ ask, seed, tried, isCurrent, goOn, onTried, onGoOn }: AskViewProps) {
  const t = useText(lessonTexts);
  const locale = useLocale();
  const labelId = useId();
  const result = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [given, setGiven] = useState<GivenOf>(() => startOf(seed, ask));
  const [misses, setMisses] = useState<readonly Reply[]>([]);
  const [told, setTold] = useState<readonly Reply[]>([]);
  const isClosed = isDone(tried);
  const [isFresh, setIsFresh] = useState(false);

  function submit(handed?: GivenOf) {
    const answer = handed ?? given;
    const verdict = isClosed ? null : judge(ask, answer);
    if (verdict === null) return;
    const tries = Math.min(maxTries, (tried?.tries ?? 0) + 1);
    setIsFresh(true);
    setGiven(answer);
    setTold(verdict.told);
    if (!verdict.isRight) {
      // An order, a sorting or a position is judged anew as a whole; a choice that missed stays one.
      setMisses(ask.kind === 'choose' || ask.kind === 'mark' ? [...misses, ...verdict.told] : verdict.told);
      if (ask.kind === 'choose') setGiven([]);
      const wrong = new Set(verdict.told.map(({ place }) => place));
      if (ask.kind === 'sort')
        setGiven((answer as Given['sort']).map((bin, place) => (wrong.has(place) ? null : bin)));
    }
    onTried({ tries, solved: verdict.isRight });
  }

  // What appears is looked at: the reply to a miss where it is, the end of the question with the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is the reason to look
  useEffect(() => {
    if (!isFresh) return;
    if (isClosed) result.current?.focus({ preventScroll: true });
    const seen = isClosed
      ? result.current
      : [...(body.current?.querySelectorAll('[data-reply]') ?? [])].at(-1);
    seen?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isFresh, tried?.tries, isClosed]);

  const isWhole = judge(ask, given) !== null;
  useKeys(isCurrent ? { Enter: isClosed ? onGoOn : () => (answersAtOnce(ask) ? undefined : submit()) } : {});

  const View = views[ask.kind] as ComponentType<Omit<AskProps<'choose'>, 'ask'> & { ask: Ask }>;
  const shown = isClosed && ask.kind !== 'predict' ? rightOf(ask) : given;
  /** A thing that was sorted wrong is named, since there may be several. */
  const announce = ({ place, reply }: Reply): string => {
    const thing = ask.kind === 'sort' && place !== null ? ask.answers[place] : undefined;
    return `${thing ? `${plainText(thing.text[locale])}: ` : ''}${plainText(reply[locale])}`;
  };
  return (
    <>
      <div
        ref={body}
        className="pb-5"
        data-ask={ask.key}
        data-kind={ask.kind}
        data-closed={isClosed ? '' : undefined}
      >
        <p id={labelId} className="text-18 leading-relaxed">
          <Said text={ask.prompt} />
        </p>
        {ask.english && ask.kind !== 'mark' ? <English text={ask.english} className="mt-4" /> : null}
        {ask.figure && ask.kind !== 'drag' ? <PlayFigure figure={ask.figure} className="mt-4" /> : null}
        <div className="mt-5">
          <Suspense fallback={<div className="lesson-room" />}>
            <View
              ask={ask}
              given={shown as never}
              onGiven={setGiven as never}
              onSubmit={submit as never}
              misses={misses}
              isClosed={isClosed}
              isCurrent={isCurrent}
              labelId={labelId}
            />
          </Suspense>
        </div>
        <p role="status" className="sr-only">
          {/* Anew with each try, so that the same reply is said a second time. */}
          {!isClosed && told.length > 0 ? (
            <span key={tried?.tries}>{[t('wrong'), ...told.map(announce)].join(' ')}</span>
          ) : null}
        </p>
        {!isClosed && tried?.tries === triesToOpen - 1 ? (
          <p className="mt-3 text-14 text-ink-3">{t('tries_left')}</p>
        ) : null}
        {isClosed ? (
          <div
            ref={result}
            tabIndex={-1}
            data-result=""
            className={`lesson-seen mt-5 outline-hidden ${isFresh ? 'animate-rise' : ''}`}
          >
            <Result ask={ask} given={given} isSolved={tried?.solved ?? false} />
          </div>
        ) : null}
      </div>
      {isCurrent || (!isClosed && !answersAtOnce(ask)) ? (
        <ActionBar isCurrent={isCurrent}>
          {isClosed ? (
            <GoOnButton onClick={onGoOn}>{goOn}</GoOnButton>
          ) : (
            <>
              {isCurrent ? (
                <TextButton tone="quiet" data-skip="" onClick={onGoOn}>
                  {t('skip')}
                </TextButton>
              ) : null}
              {answersAtOnce(ask) ? (
                ask.kind === 'number' ? null : (
                  <p aria-hidden="true" className="text-13 text-ink-3 max-md:hidden">
                    <KeyHint keys={ask.answers.map((_, place) => String(place + 1))}>{t('key_pick')}</KeyHint>
                  </p>
                )
              ) : (
                <Button
                  tone={isCurrent ? 'beam' : 'outline'}
                  size="lg"
                  disabled={!isWhole}
                  onClick={() => submit()}
                >
                  {t('submit')}
                </Button>
              )}
            </>
          )}
        </ActionBar>
      ) : null}
    </>
  );
}

export function GoOnButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-13 text-ink-3 max-md:hidden">
        <KeyHint keys={['Enter']}>{children}</KeyHint>
      </span>
      <Button tone="beam" size="lg" data-go-on="" className="max-md:w-full" onClick={onClick}>
        {children}
      </Button>
    </>
  );
}

function Result({ ask, given, isSolved }: { ask: Ask; given: GivenOf; isSolved: boolean }) {
  const t = useText(lessonTexts);
  // Of a prediction the reply is to what was guessed; taken up again, nobody knows any more what that was.
  const places = ask.kind === 'predict' ? (given as Given['predict']) : solutionOf(ask);
  const hasReply = ask.kind !== 'order' && ask.kind !== 'sort';
  return (
    <>
      {ask.kind === 'predict' ? null : (
        <p className="font-semibold">
          <StatusMark status="right">{t(isSolved ? 'right' : 'opened')}</StatusMark>
        </p>
      )}
      {hasReply
        ? places.map((place) =>
            ask.answers[place] ? (
              <p key={place} className="mt-1">
                <Said text={ask.answers[place].reply} />
              </p>
            ) : null,
          )
        : null}
      {ask.after ? (
        <p className="mt-4 border-l-3 border-beam pl-4 text-18 leading-relaxed">
          <Said text={ask.after} />
        </p>
      ) : null}
      {ask.afterFigure ? <PlayFigure figure={ask.afterFigure} className="mt-5" /> : null}
    </>
  );
}
