/** What other domains and the handlers ask about words. */

export { getDeck, openDeck, setDeck } from './deck.ts';
export { exportWords } from './export-words.ts';
export { completeWords, findHeadword, findOrSuggest, findWords } from './find.ts';
export { glossIn, withGlossesIn } from './glosses.ts';
export { importWords } from './import-words.ts';
export {
  changeWord,
  dropWord,
  findKeptForms,
  keepWords,
  listOwnWords,
} from './kept.ts';
export { handOut, mark } from './level-test.ts';
export { lookUp } from './lookup.ts';
export { describeDeck, describeEntry, describeGroup, describeLevel, listGroups } from './overview.ts';
export { wordsData } from './own-data.ts';
export { groupPrint, levelPrint, ownPrint } from './print.ts';
export { recordReviews } from './reviews.ts';
export { composeSession, composeTrial } from './session.ts';
export { findSettings, saveSettings } from './settings-store.ts';
export { keptFrom } from './store.ts';
export { takeOverWordBooks } from './take-over.ts';
