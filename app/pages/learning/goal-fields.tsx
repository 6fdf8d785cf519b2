/** Minutes a day and days of the week, asked in the same way by the first run, the plan and the account. */
import { useText } from '#app/locale.tsx';
import { startTexts } from '#messages/learning/start.ts';
import { siteDates } from '#messages/site/dates.ts';

/** The face of a choice that is one of a row: paper, and lit when chosen. The control itself lies under it. */
export const pickClass =
  'relative grid min-h-12 cursor-pointer place-items-center rounded-1 border border-field bg-white text-center leading-tight transition-colors hover:bg-beam-faint ' +
  'has-checked:border-ink has-checked:bg-beam-wash has-checked:font-semibold has-checked:shadow-[inset_0_-3px_0_var(--color-ink)] ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink';

export const hiddenControl = 'absolute inset-0 cursor-[inherit] appearance-none opacity-0';

const usualMinutes = [30, 45, 60, 90, 120, 150];

type MinutesPickProps = { name: string; value: number; onPick: (minutes: number) => void };

/** What somebody set elsewhere stands among the usual ones. */
export function MinutesPick({ name, value, onPick }: MinutesPickProps) {
  const t = useText(startTexts);
  const choices = [...new Set([...usualMinutes, value])].sort((one, other) => one - other);
  return (
    <fieldset>
      <legend className="sr-only">{t('time_title')}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1.5 md:gap-2">
        {choices.map((minutes) => (
          <label key={minutes} className={`${pickClass} py-2`}>
            <input
              type="radio"
              name={name}
              value={minutes}
              checked={minutes === value}
              onChange={() => onPick(minutes)}
              className={hiddenControl}
            />
            <span>
              <b className="block font-serif text-18 leading-tight md:text-21">{minutes}</b>
              <small className="text-12 font-normal text-ink-3">{t('minutes')}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type WeekdayPickProps = {
  label: string;
  labelClass?: string;
  value: readonly number[];
  onPick: (weekdays: readonly number[]) => void;
};

/** The last day that is left stays: a plan without a day would be none. */
export function WeekdayPick({ label, labelClass = 'sr-only', value, onPick }: WeekdayPickProps) {
  const week = useText(siteDates);
  const toggle = (day: number) => {
    const next = value.includes(day) ? value.filter((one) => one !== day) : [...value, day].sort();
    if (next.length > 0) onPick(next);
  };
  return (
    <fieldset>
      <legend className={labelClass}>{label}</legend>
      <div className="grid grid-cols-7 gap-1.5 md:gap-2">
        {([1, 2, 3, 4, 5, 6, 7] as const).map((day) => {
          const name = week(`w${(day % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`);
          return (
            <label key={day} className={`${pickClass} text-15`}>
              <input
                type="checkbox"
                checked={value.includes(day)}
                onChange={() => toggle(day)}
                aria-label={name}
                className={hiddenControl}
              />
              <span aria-hidden="true">{name.replace('周', '')}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
