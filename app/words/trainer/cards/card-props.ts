/** What every kind of card is given. */
import type { Grade, Retention } from '#core/words/memory.ts';
import type { Card } from '../engine/session-state.ts';

export type CardProps = {
  card: Card;
  retention: Retention;
  isFirst: boolean;
  note: string;
  onNote?: ((note: string) => void) | undefined;
  /** A card that grades itself by the learner's word goes on at once. */
  onGrade: (grade: Grade) => void;
  /** A card with an outcome is graded the moment it is known, and stays until the learner has seen it. */
  onOutcome: (grade: Grade) => void;
  onNext: () => void;
  /** Only of a word that is forgotten again and again. */
  onRest?: (() => void) | undefined;
};
