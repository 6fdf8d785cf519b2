/** Makes a practice set of one's own, starts it and leads into the runner. */
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useGo } from '#app/locale.tsx';
import { flowAddress } from '#app/runner/engine/flow-address.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';

export type PracticeWanted = NonNullable<Calls['POST /api/exercises/custom']['options']['body']>;

/** `onLogin` is told before the login dialog opens; `error` is a sentence. */
export function usePractise(onLogin?: () => void) {
  const go = useGo();
  const { open } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const practise = async (wanted: PracticeWanted): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      const { examId } = await quietApi('POST /api/exercises/custom', { body: wanted });
      const { recordId, screen, sectionId, exerciseId } = await quietApi('POST /api/users-exams', {
        body: { examId },
      });
      await go(flowAddress(examId, screen, { recordId, sectionId, exerciseId, fromType: null }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setIsBusy(false);
      if (failure.status === 401) {
        onLogin?.();
        open('login');
      } else setError(failure.msg);
    }
  };
  return { practise, isBusy, error };
}
