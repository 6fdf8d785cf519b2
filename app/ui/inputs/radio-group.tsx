/** One of a few, all of them visible. */
import { type ReactNode, useId } from 'react';
import { FieldNote } from '#app/ui/inputs/field.tsx';

type Choice = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
  label: ReactNode;
  labelHidden?: boolean;
  name: string;
  options: readonly Choice[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Side by side, where the words are short. */
  inline?: boolean;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
};

export function RadioGroup({
  label,
  labelHidden,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  inline = false,
  help,
  error,
  required,
  className = '',
}: RadioGroupProps) {
  const note = useId();
  return (
    <fieldset
      aria-describedby={help || error ? note : undefined}
      aria-invalid={error ? true : undefined}
      className={className}
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-1 text-14 font-semibold'}>{label}</legend>
      <div className={inline ? 'flex flex-wrap gap-x-7' : ''}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-start gap-2.5 py-[9px] text-15 text-ink-2 has-checked:text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3 md:min-h-10 md:py-[7px]"
          >
            <span className="relative mt-[3px] grid flex-none place-items-center">
              <input
                type="radio"
                name={name}
                value={option.value}
                disabled={option.disabled}
                required={required}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                onChange={() => onValueChange?.(option.value)}
                className={`peer size-5 cursor-[inherit] appearance-none rounded-full border bg-white transition-colors checked:border-ink checked:bg-ink disabled:border-rule-2 disabled:bg-paper-3 ${error ? 'border-brick inset-ring inset-ring-brick' : 'border-field'}`}
              />
              <span className="pointer-events-none absolute size-2 rounded-full bg-beam opacity-0 peer-checked:opacity-100" />
            </span>
            <span className="min-w-0">
              {option.label}
              {option.help ? <span className="block text-13 text-ink-3">{option.help}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={note} help={help} error={error} />
    </fieldset>
  );
}
