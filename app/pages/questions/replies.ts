/** What the API replies to these pages with, by the names that they use, and what of it a list shows. */
import type { Calls } from '#contract/all.ts';
import { toldStats } from '#core/questions/crowd.ts';

export type Detail = Omit<Calls['GET /api/questions/{id}']['reply'], 'related'>;
export type Checked = Calls['POST /api/questions/{id}/check']['reply'];
export type QuestionRowData = Calls['GET /api/questions']['reply']['list'][number];

export type ShownRow = Pick<
  QuestionRowData,
  'id' | 'number' | 'form' | 'difficulty' | 'stem' | 'quantities' | 'title' | 'excerpt'
> & {
  topics: string[];
  accuracy: number | null;
  averageMs: number | null;
  state: NonNullable<QuestionRowData['mine']>['status'] | null;
};

/** What a row shows and no more: all that a page is given is written into it a second time, for the browser. */
export function shownRow(row: QuestionRowData): ShownRow {
  const { id, number, form, difficulty, stem, quantities, title, excerpt } = row;
  return {
    ...{ id, number, form, difficulty, stem, quantities, title, excerpt },
    ...toldStats(row.stats),
    topics: row.tags.slice(0, 2).map(({ name }) => name),
    state: row.mine?.status ?? null,
  };
}
