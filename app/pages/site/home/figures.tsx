/** The score board's figures, where they are known: home and about show the same. */
import { useText } from '#app/locale.tsx';
import type { Calls } from '#contract/all.ts';
import { thousands } from '#core/thousands.ts';
import { homeTexts } from '#messages/site/home.ts';

export type Board = Calls['GET /api/score-board']['reply'];
export type Fact = { label: string; value: string };

export function useKnownFigures(board: Board): Fact[] {
  const t = useText(homeTexts);
  const { helpedStudents, averageIncrease, goalReachedRate } = board;
  return [
    ...(helpedStudents > 0 ? [{ label: t('board_helped'), value: thousands(helpedStudents) }] : []),
    ...(averageIncrease > 0
      ? [{ label: t('board_increase'), value: t('n_points', { n: averageIncrease }) }]
      : []),
    ...(goalReachedRate > 0
      ? [{ label: t('board_rate'), value: `${Math.round(goalReachedRate * 100)}%` }]
      : []),
  ];
}

export function Figures({ figures }: { figures: readonly Fact[] }) {
  return (
    <dl className="mt-3 mb-6 grid grid-cols-3 gap-x-6 border-y border-rule py-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="font-serif text-26 leading-tight font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
