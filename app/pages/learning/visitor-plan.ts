/** A plan that a visitor looked at, remembered by this browser until an account takes it over. */
import { attempt } from '#app/browser-storage.ts';

const key = 'beacon.visitor-plan';

/** The four answers as an address holds them: `stage=…&months=…`. */
export const keepAnswers = (query: string): void =>
  attempt(() => localStorage.setItem(key, query), undefined);

export const findAnswers = (): string | null => attempt(() => localStorage.getItem(key), null);

export const forgetAnswers = (): void => attempt(() => localStorage.removeItem(key), undefined);
