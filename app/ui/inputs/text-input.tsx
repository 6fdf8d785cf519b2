/** One line of text; inside a `Field` it takes its label, help and error from there. */
import type { ComponentProps } from 'react';
import { controlClass, useField } from '#app/ui/inputs/field.tsx';

type TextInputProps = ComponentProps<'input'> & {
  /** What the figure counts, after it: 分, min. */
  unit?: string;
};

export function TextInput({ unit, className = '', ...rest }: TextInputProps) {
  const field = useField();
  const input = (
    <input
      {...field}
      className={`${controlClass} h-12 read-only:bg-paper-2 ${unit ? 'pr-14' : ''} ${className}`}
      {...rest}
    />
  );
  if (!unit) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-14 text-ink-3"
      >
        {unit}
      </span>
    </span>
  );
}
