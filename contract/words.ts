/** Words: the deck for everybody, each learner's cards, and the level test. */
import { cards, levelTest } from './words/cards.ts';
import { deck } from './words/deck.ts';
import { exchange } from './words/exchange.ts';
import { prints } from './words/prints.ts';

export const words = { ...deck, ...cards, ...levelTest, ...exchange, ...prints };
