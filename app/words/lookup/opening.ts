/** What a card is opened for. */
import type { Spot } from './put-card.ts';
import type { Asked } from './use-found.ts';

/** `empty` asks for a word to be typed, `choice` says that this one has to wait. */
export type Opening = { id: number; kind: 'word' | 'choice' | 'empty'; asked: Asked | null; spot: Spot };
