/** What a question's own page and a lesson's check share: one try at a time, and the code that tells why. */
import { useState } from 'react';
import { useLocale } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { uiTexts } from '#messages/ui.ts';

export const isEmpty = (answer: Answer): boolean => answer.every((part) => part.trim() === '');

export const loadExplanation = async () => (await import('#app/pages/questions/explanation.tsx')).Explanation;

export function useTrying() {
  const locale = useLocale();
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    loadWhy: () =>
      loadExplanation().catch((error: unknown) => {
        showToast({ text: say(uiTexts, locale)('load_failed'), tone: 'error' });
        throw error;
      }),
    /** What fails has told so itself; the answer stays, to be tried again. */
    attempt: async (work: () => Promise<void>) => {
      setIsBusy(true);
      await work().catch(() => {});
      setIsBusy(false);
    },
  };
}
