/** What can be found, and which of its words everybody may find it by. */
import type { Weight } from '#core/search/document.ts';

export const searchKinds = ['question', 'news', 'course', 'event'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Visitors neither see nor find what belongs to an analysis. */
export const openWeights: readonly Weight[] = ['A', 'B', 'C'];
