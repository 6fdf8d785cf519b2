/** The filters of a report's item review: which questions each shows. */

export type ReviewItem = {
  section: number;
  correct: boolean | null;
  isAnswered: boolean;
  isMarked: boolean;
  isRapid: boolean;
  isChanged: boolean;
  spentMs: number;
  targetMs: number;
};

/** "filter all/wrong/blank/marked/slow/guessed", and those whose answer was changed. */
export const reviewFilters = {
  all: () => true,
  wrong: ({ correct, isAnswered }) => correct === false && isAnswered,
  blank: ({ isAnswered }) => !isAnswered,
  marked: ({ isMarked }) => isMarked,
  slow: ({ spentMs, targetMs }) => spentMs > 1.5 * targetMs,
  guessed: ({ isRapid }) => isRapid,
  changed: ({ isChanged }) => isChanged,
} as const satisfies Record<string, (item: ReviewItem) => boolean>;

export type ReviewFilter = keyof typeof reviewFilters;

/** Of one section, or of all where it is null. */
export const filterItems = <Item extends ReviewItem>(
  items: readonly Item[],
  filter: ReviewFilter,
  section: number | null,
): Item[] =>
  items.filter((item) => reviewFilters[filter](item) && (section === null || item.section === section));
