/** A box to tick: ink when ticked, the tick itself lit. */
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useField } from '#app/ui/inputs/field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** At the end of the line: how many there are. */
  count?: ReactNode;
};

export function Checkbox({ label, count, className = '', ...rest }: CheckboxProps) {
  const { id, ...field } = useField();
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-2.5 py-[11px] text-14 text-ink-2 has-checked:font-semibold has-checked:text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3 md:min-h-8.5 md:py-[5px] ${className}`}
    >
      <span className="relative mt-[2px] grid flex-none place-items-center">
        <input
          {...field}
          id={rest.id ?? id}
          type="checkbox"
          className="peer size-4.5 cursor-[inherit] appearance-none rounded-1 border border-field bg-white transition-colors checked:border-ink checked:bg-ink aria-invalid:border-brick aria-invalid:inset-ring aria-invalid:inset-ring-brick disabled:border-rule-2 disabled:bg-paper-3 disabled:checked:bg-ink-3"
          {...rest}
        />
        <Check
          aria-hidden="true"
          strokeWidth={2.5}
          className="pointer-events-none absolute size-3 text-beam opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {count === undefined ? null : <small className="text-13 font-normal text-ink-3">{count}</small>}
    </label>
  );
}
