/** Difficulty from 1 to 5 as lamps of ink: counted, not coloured. */
import type { CSSProperties } from 'react';
import { useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

/** One element however many lamps there are: a list of questions has a hundred of them (`lamps` in app/tokens.css). */
export function Lamps({ level, className = '' }: { level: number; className?: string }) {
  const t = useText(uiTexts);
  return (
    <span
      role="img"
      aria-label={t('difficulty', { level })}
      className={`lamps ${className}`}
      style={{ '--lit': Math.round(level) } as CSSProperties}
    />
  );
}
