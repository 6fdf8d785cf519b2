/** The screen that the attempt is on. */
import type { ReactNode } from 'react';
import { Figure } from '#app/figures/figure.tsx';
import { EssayEditor } from '#app/questions/essay-editor.tsx';
import { FigureContext } from '#app/questions/figures.tsx';
import { EditorContext } from '#app/questions/forms/essay.tsx';
import type { AttemptStore } from '#app/runner/engine/attempt-store.ts';
import { lacksQuestions, type RunnerState } from '#app/runner/engine/runner-state.ts';
import { BeforeScreen } from '#app/runner/screens/before.tsx';
import { ExerciseScreen } from '#app/runner/screens/exercise.tsx';
import { ExitScreen } from '#app/runner/screens/exit.tsx';
import { HelpScreen } from '#app/runner/screens/help.tsx';
import { PauseScreen } from '#app/runner/screens/pause.tsx';
import { ResumeScreen } from '#app/runner/screens/resume.tsx';
import { ReviewScreen } from '#app/runner/screens/review.tsx';
import { SaveScreen } from '#app/runner/screens/save.tsx';
import { SectionEndScreen } from '#app/runner/screens/section-end.tsx';
import { shouldRun } from '#core/exam/clock.ts';

type CurrentScreenProps = {
  state: RunnerState;
  store: AttemptStore;
  isPractice: boolean;
  calculator: ReactNode;
  /** The row of the review list that is selected, by exercise. */
  chosen: string | null;
  onChoose: (exerciseId: string | null) => void;
};

export function CurrentScreen({
  state,
  store,
  isPractice,
  calculator,
  chosen,
  onChoose,
}: CurrentScreenProps) {
  if (state.isGoingOn) return <ResumeScreen isPractice={isPractice} />;
  switch (state.attempt.screen) {
    case 'before':
      return <BeforeScreen state={state} />;
    case 'exercise':
      return lacksQuestions(state.record) ? (
        <ResumeScreen isPractice={isPractice} />
      ) : (
        <FigureContext value={Figure}>
          <EditorContext value={EssayEditor}>
            <ExerciseScreen state={state} store={store} calculator={calculator} />
          </EditorContext>
        </FigureContext>
      );
    case 'exit':
      return <ExitScreen state={state} onEndSection={() => store.go({ move: 'exitSection' })} />;
    case 'help':
      return <HelpScreen state={state} isPractice={isPractice} isRunning={shouldRun(state.attempt)} />;
    case 'pause':
      return <PauseScreen state={state} />;
    case 'review':
      return (
        <ReviewScreen
          state={state}
          chosen={chosen}
          onChoose={onChoose}
          onGo={(exerciseId) => {
            onChoose(null);
            store.go({ move: 'go', exerciseId });
          }}
        />
      );
    case 'save':
      return <SaveScreen state={state} onContinue={() => store.go({ move: 'continue' })} />;
    case 'sectionEnd':
      return <SectionEndScreen state={state} />;
  }
}
