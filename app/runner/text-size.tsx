/** The size of the questions' text, up to twice the usual one; remembered on this device. */
import { useText } from '#app/locale.tsx';
import { remembered } from '#app/remembered.ts';
import { runnerTexts } from '#messages/runner.ts';

const sizes: readonly number[] = [100, 125, 150, 175, 200];
const chosenSize = remembered('beacon.text-size', sizes.map(String), '100');

/** In percent. */
export const useTextSize = (): number => Number(chosenSize.use());

export function TextSize() {
  const t = useText(runnerTexts);
  const size = useTextSize();
  const place = sizes.indexOf(size);
  const step = (by: number) => {
    const next = sizes[place + by];
    if (next) chosenSize.choose(String(next));
  };
  const look = 'grid size-11 place-items-center rounded-1 hover:bg-paper-3 disabled:text-ink-3 md:size-9';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a box around two letters
    <div role="group" aria-label={t('text_size')} className="inline-flex items-center gap-1 text-ink-2">
      <button
        type="button"
        aria-label={t('smaller')}
        disabled={place === 0}
        onClick={() => step(-1)}
        className={look}
      >
        <span aria-hidden="true" className="text-13 font-semibold">
          A
        </span>
      </button>
      <output aria-label={t('text_size')} className="min-w-12 text-center text-13 tabular-nums">
        {t('percent', { n: size })}
      </output>
      <button
        type="button"
        aria-label={t('larger')}
        disabled={place === sizes.length - 1}
        onClick={() => step(1)}
        className={look}
      >
        <span aria-hidden="true" className="text-18 font-semibold">
          A
        </span>
      </button>
    </div>
  );
}
