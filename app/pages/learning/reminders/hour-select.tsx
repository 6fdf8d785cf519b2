/** An hour of the day. */
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { twoDigits } from '#core/duration.ts';

type HourSelectProps = {
  label: string;
  value: number;
  onChange: (hour: number) => void;
  /** The one that is chosen is offered in any case. */
  isOffered?: (hour: number) => boolean;
  className?: string;
};

export const hourText = (hour: number, minute = 0): string => `${hour}:${twoDigits(minute)}`;

export function HourSelect({ label, value, onChange, isOffered = () => true, className }: HourSelectProps) {
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => hour === value || isOffered(hour),
  );
  return (
    <Field label={label} className={className}>
      <Select
        value={String(value)}
        options={hours.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </Field>
  );
}
