/** What the API answers on words, as these pages name it. */
import type { Calls } from '#contract/all.ts';

export type WordReply = Calls['GET /api/words/entries/{word}']['reply'];
export type TestItem = Calls['GET /api/words/level-test']['reply']['items'][number];
export type Marked = Calls['POST /api/words/level-test']['reply'];
