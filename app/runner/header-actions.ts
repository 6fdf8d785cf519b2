/** What a button of the exam's bars does, and the keys of practice that do the same. */
import type { AttemptStore } from '#app/runner/engine/attempt-store.ts';
import { checkOf } from '#app/runner/engine/runner-state.ts';
import { useShortcuts } from '#app/runner/shortcuts.ts';
import { type HeaderButton, headerButtons } from '#core/exam/screens.ts';

type HeaderActions = {
  store: AttemptStore;
  /** The row of the review list that is selected, by exercise. */
  chosen: string | null;
  onChoose: (exerciseId: string | null) => void;
  onToggleCalculator: () => void;
  onQuit: () => void;
  hasShortcuts: boolean;
};

/** Returns what pressing a button does. */
export function useHeaderActions({
  store,
  chosen,
  onChoose,
  onToggleCalculator,
  onQuit,
  hasShortcuts,
}: HeaderActions): (button: HeaderButton) => void {
  function press(button: HeaderButton) {
    switch (button) {
      case 'exit':
        return store.get().attempt.screen === 'exit' ? store.openDialog('exit') : store.go({ move: 'exit' });
      case 'save':
        return void store.askToSave();
      case 'mark':
        return store.mark();
      case 'check':
        return void store.check();
      case 'calculator':
        return onToggleCalculator();
      case 'goToQuestion':
        if (chosen !== null) store.go({ move: 'go', exerciseId: chosen });
        return onChoose(null);
      case 'quit':
        return onQuit();
      case 'review':
        onChoose(null);
        return store.go({ move: 'review' });
      default:
        return store.go({ move: button });
    }
  }
  // A shortcut is its button: where the bar has none, or has it disabled, the key does nothing.
  useShortcuts(hasShortcuts, (key) => {
    const { attempt, record } = store.get();
    const exercise = record.exercises[attempt.exerciseIndex] ?? null;
    const check = checkOf(store.get());
    const shown = headerButtons({
      screen: attempt.screen,
      exerciseIndex: attempt.exerciseIndex,
      exercise,
      hasChosen: false,
      check,
    });
    // Once an answer has been seen, Next stands where the check stood.
    const isSeen = exercise !== null && Object.hasOwn(store.get().checked, exercise.id);
    const button = key === 'check' && isSeen ? 'next' : key;
    if (shown.some((item) => item.button === button && !item.isDisabled)) press(button);
  });
  return press;
}
