/** Difficulty from 1 to 5 as lamps of ink: counted, not coloured. */
import { useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

const lamps = [1, 2, 3, 4, 5];

export function Lamps({ level, className = '' }: { level: number; className?: string }) {
  const t = useText(uiTexts);
  return (
    <span
      role="img"
      aria-label={t('difficulty', { level })}
      className={`inline-flex gap-[3px] align-middle ${className}`}
    >
      {lamps.map((lamp) => (
        <i
          key={lamp}
          className={`h-3.5 w-[5px] rounded-[1px] border ${lamp <= Math.round(level) ? 'border-ink bg-ink' : 'border-rule-2'}`}
        />
      ))}
    </span>
  );
}
