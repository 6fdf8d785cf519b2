/** A visitor's test, kept in their tab: logging in afterwards must not cost them another forty words. */

export type Sitting = { seed: number; answers: (number | null)[] };

const key = 'level-test';

/** Storage may be switched off: then the test is taken again, and nothing else is lost. */
export function keepSitting(sitting: Sitting): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sitting));
  } catch {}
}

export function dropSitting(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

export function readSitting(): Sitting | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isSitting(found) ? found : null;
  } catch {
    return null;
  }
}

const isSitting = (found: unknown): found is Sitting =>
  typeof found === 'object' &&
  found !== null &&
  'seed' in found &&
  typeof found.seed === 'number' &&
  'answers' in found &&
  Array.isArray(found.answers);
