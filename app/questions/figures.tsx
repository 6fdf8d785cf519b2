/** The figures of a question, between its text and its choices. */
import { type ComponentProps, type ComponentType, createContext, lazy, Suspense, use, useState } from 'react';
import type { Figure } from '#app/figures/figure.tsx';
import { Still } from '#app/ui/kept/still.tsx';
import type { Locale } from '#core/locale.ts';
import type { Figure as FigureData } from '#core/questions/figures.ts';

/** What draws the figures where they must never be waited for: the page then brings the code along. */
export const FigureContext = createContext<ComponentType<ComponentProps<typeof Figure>> | null>(null);

/** A change of page waits for it as for the question itself: nothing moves when it arrives. */
const LateFigure = lazy(async () => ({ default: (await import('#app/figures/figure.tsx')).Figure }));

type FiguresProps = { figures?: readonly FigureData[] | undefined; lang: Locale };

export function Figures({ figures = [], lang }: FiguresProps) {
  const drawn = use(FigureContext);
  const [first] = useState(lang);
  if (figures.length === 0) return null;
  // A figure that the server drew is left as it is, and the code that draws is not loaded, until another language is chosen.
  const Frame = drawn ? 'div' : Still;
  const Drawn = drawn ?? LateFigure;
  const frame = (
    <Frame key={lang} className="my-6 grid justify-items-center gap-6">
      {figures.map((figure, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question's figures never change their places
        <Drawn key={place} figure={figure} locale={lang} />
      ))}
    </Frame>
  );
  // A change of page waits for the code; the switch of the language must not, or it would not move under the finger.
  return lang === first ? frame : <Suspense fallback={<div className="my-6 min-h-60" />}>{frame}</Suspense>;
}
