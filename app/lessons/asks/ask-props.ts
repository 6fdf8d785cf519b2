/** What every kind of small question is given. It shows and takes an answer; what becomes of it, ask-view.tsx decides. */
import type { Given, Reply } from '#core/lessons/judge.ts';
import type { Ask } from '#core/lessons/lesson.ts';

export type AskProps<K extends Ask['kind']> = {
  ask: Extract<Ask, { kind: K }>;
  given: Given[K];
  onGiven: (given: Given[K]) => void;
  /** Judges what is given, or what is handed over with the call. */
  onSubmit: (given?: Given[K]) => void;
  /** The replies to what was missed, the latest last. */
  misses: readonly Reply[];
  /** Solved, or opened after three tries: `given` is then what is right. */
  isClosed: boolean;
  /** The part that the keyboard belongs to. */
  isCurrent: boolean;
  labelId: string;
};
