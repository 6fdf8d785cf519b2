/** A choice from a list: the browser's own select, which every phone knows how to show. */
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass, useField } from '#app/ui/inputs/field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  options?: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first entry, while nothing is chosen. */
  placeholder?: string;
  size?: 'md' | 'sm';
};

export function Select({
  options = [],
  placeholder,
  size = 'md',
  className = '',
  children,
  ...rest
}: SelectProps) {
  const field = useField();
  const look = size === 'sm' ? 'h-11 pr-9 pl-3 text-16 md:h-10 md:text-14' : 'h-12 pr-10';
  return (
    <span className={`relative block ${className}`}>
      <select {...field} className={`${controlClass} appearance-none truncate ${look}`} {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4"
      />
    </span>
  );
}
