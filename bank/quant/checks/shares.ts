/** What the bank is made of beside what the exam is made of: levels, forms, areas and figures. */
import type { Question } from '#core/questions/kinds.ts';

type Row = { name: string; share: string; is: (question: Question) => boolean };

const area =
  (...names: string[]) =>
  (question: Question) =>
    names.some((name) => question.id.startsWith(`${name}-`));

/** The exam's shares as far as they are known; those of the levels are what a first section aims at. */
const tables: { title: string; rows: readonly Row[] }[] = [
  {
    title: 'by level',
    rows: ['13 %', '20 %', '34 %', '20 %', '13 %'].map((share, i) => ({
      name: `${i + 1}`,
      share,
      is: ({ difficulty }) => difficulty === i + 1,
    })),
  },
  {
    title: 'by form',
    rows: [
      { name: 'qc', share: '33 %', is: ({ form }) => form === 'qc' },
      { name: 'mc-one', share: '45 %', is: ({ form }) => form === 'mc-one' },
      { name: 'mc-many', share: '10 %', is: ({ form }) => form === 'mc-many' },
      { name: 'numeric', share: '10–12 %', is: ({ form }) => form === 'numeric' },
    ],
  },
  {
    title: 'by area',
    rows: [
      { name: 'arithmetic', share: '25 %', is: area('arith') },
      { name: 'algebra', share: '30 %', is: area('algebra') },
      { name: 'geometry', share: '20 %', is: area('geometry') },
      { name: 'data', share: '25 %', is: area('data', 'sets') },
    ],
  },
];

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

/** A line for each table, each count with its share and the exam's. */
export function shareLines(questions: readonly Question[]): string[] {
  const rated = questions.filter(({ secret }) => secret.rated).length;
  const withFigures = questions.filter(({ figures }) => figures && figures.length > 0);
  const drawn = withFigures.filter(area('geometry')).length;
  return [
    ...tables.map(({ title, rows }) => {
      const counts = rows.map(({ name, share, is }) => {
        const count = questions.filter(is).length;
        return `${name}: ${count} (${percent(count, questions.length)}; exam ${share})`;
      });
      return `${title}  ${counts.join('  ')}`;
    }),
    `levels by the panel: ${rated} of ${questions.length}; the others by their label`,
    `with figures of their own: ${withFigures.length} (${percent(withFigures.length, questions.length)}), geometry ${drawn}; about a shared display: ${questions.filter(({ stimulus }) => stimulus).length}`,
  ];
}
