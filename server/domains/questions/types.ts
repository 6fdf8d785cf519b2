/** The types of questions as the bank's tabs show them; specification, section 3. */
import type { Locale } from '#core/locale.ts';
import type { QuestionType } from '#core/questions/kinds.ts';
import { questionTypeNames } from '#messages/questions.ts';
import type { Queryable } from '#server/db/tx.ts';
import { readBank } from './bank.ts';
import { countTree, sumTags } from './counts.ts';

/** Icons are names of the icon set; colours are paper and ink, for yellow is kept for what is current. */
const looks: Record<QuestionType, { icon: string; bgColor: string; noteBg: string }> = {
  fill: { icon: 'text-cursor-input', bgColor: '#F5F1E7', noteBg: '#FCFAF5' },
  read: { icon: 'book-open-text', bgColor: '#E8EEF1', noteBg: '#F6F9FA' },
  math: { icon: 'sigma', bgColor: '#E9EFEA', noteBg: '#F6F9F7' },
  write: { icon: 'pen-line', bgColor: '#F4E9E6', noteBg: '#FBF6F4' },
};

export async function listTypes(db: Queryable, locale: Locale) {
  const { cells, tree } = await readBank(db);
  return (Object.keys(looks) as QuestionType[]).map((value) => ({
    label: questionTypeNames[value][locale],
    value,
    key: value,
    ...looks[value],
    count: cells.reduce(
      (sum, cell) => (cell.question_type === value && cell.tag_id === null ? sum + cell.count : sum),
      0,
    ),
    tags: countTree(tree, sumTags(cells, value), locale),
  }));
}
