/** The essay's past and future: every step that Undo takes back and Redo brings again. */

export type Snapshot = { readonly text: string; readonly caret: number };

export type History = {
  readonly past: readonly Snapshot[];
  readonly now: Snapshot;
  readonly future: readonly Snapshot[];
};

/** So many steps are kept; a step is a word or an action, never a letter. */
const max = 500;

export const startHistory = (text: string): History => ({
  past: [],
  now: { text, caret: text.length },
  future: [],
});

/** Typing goes on in the same step until a word is finished, the caret jumps, or text is taken away instead. */
export function record(history: History, next: Snapshot): History {
  const { past, now } = history;
  if (next.text === now.text) return { ...history, now: next };
  const isSameStep = past.length > 0 && continuesWord(past.at(-1)!, now, next);
  return {
    past: isSameStep ? past : [...past, now].slice(-max),
    now: next,
    future: [],
  };
}

function continuesWord(before: Snapshot, now: Snapshot, next: Snapshot): boolean {
  const grown = now.text.length - before.text.length;
  const isTyping = next.text.length === now.text.length + 1 && next.caret === now.caret + 1;
  const isDeleting = next.text.length === now.text.length - 1;
  if (grown > 0 && isTyping) {
    const typed = next.text[next.caret - 1] ?? '';
    const previous = next.text[next.caret - 2] ?? '';
    // A step holds a word with the space after it.
    return /\s/.test(typed) || !/\s/.test(previous);
  }
  return grown < 0 && isDeleting;
}

export function undo({ past, now, future }: History): History {
  const last = past.at(-1);
  return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : { past, now, future };
}

export function redo({ past, now, future }: History): History {
  const [first, ...rest] = future;
  return first ? { past: [...past, now], now: first, future: rest } : { past, now, future };
}

/** Puts text in the place of a selection. */
export function replaceRange(text: string, from: number, to: number, inserted: string): Snapshot {
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}

/** Words as a word processor counts them: runs of anything but white space that hold a letter or a figure. */
export const countWords = (text: string): number =>
  text.split(/[\s—]+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
