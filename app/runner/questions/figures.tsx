/** The figures of a question, between its text and its choices. */
import { Figure } from '#app/figures/figure.tsx';
import type { Locale } from '#core/locale.ts';
import type { Figure as FigureData } from '#core/questions/figures.ts';

type FiguresProps = { figures?: readonly FigureData[] | undefined; lang: Locale };

export function Figures({ figures = [], lang }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <div className="my-6 grid justify-items-center gap-6">
      {figures.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question's figures never change their places
        <Figure key={place} figure={figure} locale={lang} />
      ))}
    </div>
  );
}
