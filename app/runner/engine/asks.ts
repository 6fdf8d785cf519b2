/** What the candidate has said need not be asked again in this attempt, kept on this device. */
import { attempt } from '#app/browser-storage.ts';

/** `leave`: an essay or a section is ended for good. `save`: the clock is stopped, before a section or within one. */
export type Asked = 'leave' | 'save_before' | 'save_exercise';

export function createAsks(recordId: string) {
  const key = (asked: Asked) => `beacon.unasked/${recordId}/${asked}`;
  // A browser that forbids storage still remembers while the page is open.
  const here = new Set<Asked>();
  return {
    isDue: (asked: Asked): boolean =>
      !here.has(asked) && attempt(() => localStorage.getItem(key(asked)), null) === null,
    stop: (asked: Asked): void => {
      here.add(asked);
      attempt(() => localStorage.setItem(key(asked), '1'), undefined);
    },
  };
}
