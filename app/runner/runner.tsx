/** The exam as one page: bars, the screen the attempt is on, and what may stand over it. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { quietApi } from '#app/api.ts';
import { Figure } from '#app/figures/figure.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { EssayEditor } from '#app/questions/essay-editor.tsx';
import { FigureContext } from '#app/questions/figures.tsx';
import { EditorContext } from '#app/questions/forms/essay.tsx';
import { viewOf } from '#app/questions/forms/registry.ts';
import { Calculator } from '#app/runner/calculator.tsx';
import { SaveDialog, SubmitDialog, TakeOverDialog, TimeUpDialog } from '#app/runner/dialogs.tsx';
import { type AttemptStore, createAttemptStore } from '#app/runner/engine/attempt-store.ts';
import { addressOf } from '#app/runner/engine/flow-address.ts';
import { BottomBar, HeaderBar } from '#app/runner/header-bar.tsx';
import { LoginDialog } from '#app/runner/login-dialog.tsx';
import { Notices } from '#app/runner/notices.tsx';
import { RunnerFooter } from '#app/runner/runner-footer.tsx';
import { BeforeScreen } from '#app/runner/screens/before.tsx';
import { ExerciseScreen, isSplit } from '#app/runner/screens/exercise.tsx';
import { ExitScreen } from '#app/runner/screens/exit.tsx';
import { HelpScreen } from '#app/runner/screens/help.tsx';
import { PauseScreen } from '#app/runner/screens/pause.tsx';
import { ReviewScreen } from '#app/runner/screens/review.tsx';
import { SaveScreen } from '#app/runner/screens/save.tsx';
import { SectionEndScreen } from '#app/runner/screens/section-end.tsx';
import { SectionBar } from '#app/runner/section-bar.tsx';
import { useShortcuts } from '#app/runner/shortcuts.ts';
import { track } from '#app/shell/analytics.ts';
import { ExamFrame } from '#app/shell/layouts/exam.tsx';
import { logPageView } from '#app/shell/page-view-log.ts';
import { useViewer } from '#app/shell/site.ts';
import type { RecordView } from '#contract/attempts/record.ts';
import { isFlow } from '#core/access.ts';
import { newCalculator } from '#core/calculator.ts';
import { entryOf } from '#core/exam/attempt.ts';
import { shouldRun } from '#core/exam/clock.ts';
import { type HeaderButton, headerButtons } from '#core/exam/screens.ts';
import { commitEvent, quitPath } from '#core/exam/steps.ts';
import { type Locale, withLang } from '#core/locale.ts';
import { measureNames, runnerTexts } from '#messages/runner.ts';

type RunnerProps = { record: RecordView; isEvent: boolean };

/** When the page that carries the record was sent, on the page's clock. */
function readAt(): number {
  if (typeof document === 'undefined') return performance.now();
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirstPage = document.documentElement.dataset.ready !== 'true';
  return isFirstPage && load ? load.responseStart : performance.now();
}

export function Runner({ record: given, isEvent }: RunnerProps) {
  const [store] = useState(() => createAttemptStore(given, quietApi, readAt()));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { record, attempt } = state;
  const t = useText(runnerTexts);
  const viewer = useViewer();
  const go = useFlowNavigation(store, isEvent);
  const [isTimeHidden, setTimeHidden] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCalculatorOpen, setCalculatorOpen] = useState(false);
  const [calculator, setCalculator] = useState(newCalculator);
  const [practiceLang, setPracticeLang] = useState<Locale>('en');

  useEffect(() => store.open(), [store]);
  useEffect(
    () => store.noteSituation({ isCalculatorOpen, isTimeHidden }),
    [store, isCalculatorOpen, isTimeHidden],
  );

  const { screen } = attempt;
  const isPractice = record.exam.type === 'JIJING';
  const exercise = screen === 'exercise' ? (record.exercises[attempt.exerciseIndex] ?? null) : null;
  const section = record.sections[attempt.sectionIndex];
  const isMarked = exercise !== null && entryOf(attempt, exercise.id).marked;
  const items = headerButtons({
    screen,
    exerciseIndex: attempt.exerciseIndex,
    exercise,
    hasChosen: chosen !== null,
  });

  const press = useCallback(
    (button: HeaderButton) => {
      const on = store.get().attempt.screen;
      switch (button) {
        case 'exit':
          return on === 'exit' ? store.openDialog('exit') : store.go({ move: 'exit' });
        case 'save':
          return store.openDialog('save');
        case 'mark':
          return store.mark();
        case 'calculator':
          return setCalculatorOpen((isOpen) => !isOpen);
        case 'goToQuestion':
          if (chosen !== null) store.go({ move: 'go', exerciseId: chosen });
          return setChosen(null);
        case 'quit':
          return go(quitPath(store.get().record.exam.type, isEvent));
        case 'review':
          setChosen(null);
          return store.go({ move: 'review' });
        default:
          return store.go({ move: button });
      }
    },
    [store, chosen, go, isEvent],
  );
  const isStill = state.lease !== 'mine' || state.isTimeUp || state.result !== null;
  // A shortcut is its button: where the bar has none, or has it disabled, the key does nothing.
  const pressIfOffered = useCallback(
    (button: HeaderButton) => {
      const { attempt: at, record: of } = store.get();
      const shown = headerButtons({
        screen: at.screen,
        exerciseIndex: at.exerciseIndex,
        exercise: of.exercises[at.exerciseIndex] ?? null,
        hasChosen: false,
      });
      if (shown.some((item) => item.button === button && !item.isDisabled)) press(button);
    },
    [store, press],
  );
  useShortcuts(isPractice && screen === 'exercise' && !isStill && state.dialog === null, pressIfOffered);

  const bar = {
    screen,
    items,
    pressed: [...(isMarked ? ['mark' as const] : []), ...(isCalculatorOpen ? ['calculator' as const] : [])],
    isBlocked: state.isRequesting,
    onPress: press,
  };
  const onLang = isPractice && exercise?.exercise_type === 'quant' ? setPracticeLang : null;
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
            message={state.message}
            onRetry={store.retryNow}
            onDismiss={store.dismiss}
          />
        }
        footer={
          screen === 'exercise' ? (
            <RunnerFooter state={state} isPractice={isPractice} lang={practiceLang} onLang={onLang} />
          ) : null
        }
        bottom={<BottomBar {...bar} />}
      >
        {screen === 'before' ? <BeforeScreen state={state} /> : null}
        {screen === 'exercise' ? (
          <FigureContext value={Figure}>
            <EditorContext value={EssayEditor}>
              <ExerciseScreen
                state={state}
                store={store}
                lang={isPractice ? practiceLang : 'en'}
                calculator={shownCalculator}
                onLang={onLang}
              />
            </EditorContext>
          </FigureContext>
        ) : null}
        {screen === 'exit' ? (
          <ExitScreen state={state} onEndSection={() => store.go({ move: 'exitSection' })} />
        ) : null}
        {screen === 'help' ? (
          <HelpScreen state={state} isPractice={isPractice} isRunning={shouldRun(attempt)} />
        ) : null}
        {screen === 'pause' ? <PauseScreen state={state} /> : null}
        {screen === 'review' ? (
          <ReviewScreen
            state={state}
            chosen={chosen}
            onChoose={setChosen}
            onGo={(exerciseId) => {
              setChosen(null);
              store.go({ move: 'go', exerciseId });
            }}
          />
        ) : null}
        {screen === 'save' ? (
          <SaveScreen state={state} onContinue={() => store.go({ move: 'continue' })} />
        ) : null}
        {screen === 'sectionEnd' ? <SectionEndScreen state={state} /> : null}
      </ExamFrame>
      <SubmitDialog state={state} store={store} />
      <SaveDialog state={state} store={store} onNo={() => {}} />
      <TakeOverDialog state={state} store={store} onLeave={() => go(quitPath(record.exam.type, isEvent))} />
      <TimeUpDialog state={state} />
      <LoginDialog isOpen={state.needsLogin} viewer={viewer} onLoggedIn={store.hasLoggedIn} />
      <p role="status" className="sr-only">
        {state.lease === 'asking' ? t('opening') : ''}
      </p>
    </>
  );
}

/** Hands the calculator's number over as the answer; null where the question takes none. */
function transferTo({ id, question }: RecordView['exercises'][number], store: AttemptStore) {
  const { takesNumber, restMs } = viewOf(question.form);
  return takesNumber?.(question) ? (text: string) => store.answer(id, [text], restMs) : null;
}

/**
 * Keeps the address in step with the attempt, leads to the result, and holds back who would leave a running clock.
 *
 * The address changes without the router: it would look for unknown routes on the server, and fail without a network.
 */
function useFlowNavigation(store: AttemptStore, isEvent: boolean) {
  const { record, attempt, result } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const navigate = useNavigate();
  const locale = useLocale();
  const isLeaving = useRef(false);

  const address = withLang(addressOf(record.recordId, attempt, isEvent), locale);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname + search === address || isLeaving.current) return;
    history.replaceState(history.state, '', address);
    logPageView({
      name: 'exam-flow',
      path: window.location.pathname,
      params: { id: record.exam.id, screen: attempt.screen },
      search: window.location.search,
      locale,
    });
    // A new screen is read from its beginning; a new question sees to that itself.
    if (pathname !== window.location.pathname)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [address, record.exam.id, attempt.screen, locale]);

  const leave = useCallback(
    (path: string) => {
      isLeaving.current = true;
      navigate(withLang(path, locale));
    },
    [navigate, locale],
  );

  useEffect(() => {
    if (result === null || isLeaving.current) return;
    const { recordId, exam } = store.get().record;
    track({ name: commitEvent(exam.type), recordId, examId: exam.id });
    // Specification, section 4: the history is reset to the home path, so that Back does not lead into the exam.
    history.replaceState(history.state, '', withLang('/home', locale));
    // A whole new page: a version that was deployed during the exam no longer has the pieces this one would ask for.
    isLeaving.current = true;
    window.location.assign(withLang(result, locale));
  }, [result, store, locale]);

  const blocker = useBlocker(({ nextLocation }) => {
    const { lease, result: done, attempt: at } = store.get();
    const isRunning = lease === 'mine' && done === null && shouldRun(at);
    return isRunning && !isLeaving.current && !isFlow(nextLocation.pathname);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The browser's Back asks what Save asks.
    blocker.reset();
    store.openDialog('save');
  }, [blocker, store]);

  return leave;
}
