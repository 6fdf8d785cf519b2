/** Handlers of the words domain. */
import { cardsRoutes } from './cards.ts';
import { deckRoutes } from './deck.ts';
import { exchangeRoutes } from './exchange.ts';
import { printsRoutes } from './prints.ts';

export const wordsRoutes = [...deckRoutes, ...cardsRoutes, ...exchangeRoutes, ...printsRoutes];
