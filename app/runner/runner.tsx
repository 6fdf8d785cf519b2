/** The exam as one page: bars, the screen the attempt is on, and what may stand over it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { viewOf } from '#app/questions/forms/registry.ts';
import { Calculator } from '#app/runner/calculator.tsx';
import { CurrentScreen } from '#app/runner/current-screen.tsx';
import { LeaveDialog, SaveDialog, SubmitDialog, TakeOverDialog, TimeUpDialog } from '#app/runner/dialogs.tsx';
import { type AttemptStore, createAttemptStore } from '#app/runner/engine/attempt-store.ts';
import { checkOf } from '#app/runner/engine/runner-state.ts';
import { useFlowNavigation } from '#app/runner/flow-navigation.ts';
import { useHeaderActions } from '#app/runner/header-actions.ts';
import { BottomBar, HeaderBar } from '#app/runner/header-bar.tsx';
import { LoginDialog } from '#app/runner/login-dialog.tsx';
import { Notices } from '#app/runner/notices.tsx';
import { RunnerFooter } from '#app/runner/runner-footer.tsx';
import { isSplit } from '#app/runner/screens/exercise.tsx';
import { verdictKey } from '#app/runner/screens/verdict.tsx';
import { SectionBar } from '#app/runner/section-bar.tsx';
import { ExamFrame } from '#app/shell/layouts/exam.tsx';
import { useViewer } from '#app/shell/site.ts';
import type { RecordView } from '#contract/attempts/record.ts';
import { newCalculator } from '#core/calculator.ts';
import { entryOf } from '#core/exam/attempt.ts';
import { shouldRun } from '#core/exam/clock.ts';
import { headerButtons } from '#core/exam/screens.ts';
import { quitPath } from '#core/exam/steps.ts';
import { measureNames } from '#messages/runner/measure-names.ts';
import { runnerTexts } from '#messages/runner.ts';

/** `comesToGoOn`: the address names a question, so nobody stops at the screen in between. */
type RunnerProps = { record: RecordView; isEvent: boolean; comesToGoOn: boolean };

/** When the page that carries the record was sent, on the page's clock. */
function readAt(): number {
  if (typeof document === 'undefined') return performance.now();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirstPage = document.documentElement.dataset.ready !== 'true';
  return isFirstPage && load ? load.responseStart : performance.now();
}

export function Runner({ record: given, isEvent, comesToGoOn }: RunnerProps) {
  const [store] = useState(() => createAttemptStore(given, quietApi, readAt(), comesToGoOn));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { record, attempt } = state;
  const t = useText(runnerTexts);
  const viewer = useViewer();
  const go = useFlowNavigation(store, isEvent);
  const [isTimeHidden, setTimeHidden] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCalculatorOpen, setCalculatorOpen] = useState(false);
  const [calculator, setCalculator] = useState(newCalculator);

  useEffect(() => store.open(), [store]);
  useEffect(
    () => store.noteSituation({ isCalculatorOpen, isTimeHidden }),
    [store, isCalculatorOpen, isTimeHidden],
  );

  const { screen } = attempt;
  const isPractice = record.exam.type === 'JIJING';
  const exercise = screen === 'exercise' ? (record.exercises[attempt.exerciseIndex] ?? null) : null;
  const section = record.sections[attempt.sectionIndex];
  const revealed = exercise ? state.checked[exercise.id] : undefined;
  const isMarked = exercise !== null && entryOf(attempt, exercise.id).marked;
  // On the way to the question no other screen's buttons are offered, unless the way is barred.
  const isOnTheWay = state.isGoingOn && !state.isOffline;
  const items = isOnTheWay
    ? []
    : headerButtons({
        screen,
        exerciseIndex: attempt.exerciseIndex,
        exercise,
        hasChosen: chosen !== null,
        check: checkOf(state),
      });

  const isStill = state.lease !== 'mine' || state.isTimeUp || state.result !== null;
  const leave = () => {
    store.quit().then(() => go(quitPath(record.exam.type, isEvent)));
  };
  const press = useHeaderActions({
    store,
    chosen,
    onChoose: setChosen,
    onToggleCalculator: () => setCalculatorOpen((isOpen) => !isOpen),
    onQuit: leave,
    hasShortcuts: isPractice && screen === 'exercise' && !isStill && state.dialog === null,
  });

  const bar = {
    screen,
    items,
    pressed: [...(isMarked ? ['mark' as const] : []), ...(isCalculatorOpen ? ['calculator' as const] : [])],
    isBlocked: state.isRequesting,
    onPress: press,
  };
  const shownCalculator =
    isCalculatorOpen && exercise?.exercise_type === 'quant' ? (
      <Calculator
        state={calculator}
        onChange={(pressed) => {
          store.pressCalculator();
          setCalculator(pressed);
        }}
        onClose={() => {
          setCalculatorOpen(false);
          document.querySelector<HTMLElement>('[data-button=calculator]')?.focus();
        }}
        onTransfer={transferTo(exercise, store)}
        className={isSplit(state) ? '' : 'lg:sticky! lg:top-8 lg:right-auto! lg:bottom-auto!'}
      />
    ) : null;

  return (
    <>
      <ExamFrame
        isInert={isStill}
        isExam={!isPractice}
        isSplit={screen === 'exercise' && isSplit(state)}
        header={
          <HeaderBar
            {...bar}
            title={section ? measureNames[section.exercise_type] : record.exam.title}
            subtitle={record.exam.title}
          />
        }
        bar={
          <SectionBar
            attempt={attempt}
            count={section?.count ?? 0}
            hasClock={shouldRun(attempt)}
            fallback={record.exam.title}
            isTimeHidden={isTimeHidden}
            onHideTime={setTimeHidden}
          />
        }
        notices={
          <Notices
            isOffline={state.isOffline}
            message={state.message?.text ?? null}
            forgivenMs={state.wasInterrupted ? attempt.forgivenMs : null}
            onRetry={store.retryNow}
            onDismiss={store.dismiss}
            onDismissInterruption={store.dismissInterruption}
          />
        }
        footer={screen === 'exercise' ? <RunnerFooter state={state} isPractice={isPractice} /> : null}
        bottom={<BottomBar {...bar} />}
      >
        <CurrentScreen
          state={state}
          store={store}
          isPractice={isPractice}
          calculator={shownCalculator}
          chosen={chosen}
          onChoose={setChosen}
        />
      </ExamFrame>
      <SubmitDialog state={state} store={store} />
      <SaveDialog state={state} store={store} />
      <LeaveDialog state={state} store={store} />
      <TakeOverDialog state={state} store={store} onLeave={leave} />
      <TimeUpDialog state={state} />
      <LoginDialog isOpen={state.needsLogin} viewer={viewer} onLoggedIn={store.resumeAfterLogin} />
      <p role="status" className="sr-only">
        {state.lease === 'asking' ? t('opening') : revealed ? t(verdictKey(revealed)) : ''}
      </p>
    </>
  );
}

/** Hands the calculator's number over as the answer; null where the question takes none. */
function transferTo({ id, question }: RecordView['exercises'][number], store: AttemptStore) {
  const { takesNumber, restMs } = viewOf(question.form);
  return takesNumber?.(question) ? (text: string) => store.answer(id, [text], restMs) : null;
}
