/** On or off, at once: a lamp that is lit or not. */
import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
};

export function Switch({ label, help, className = '', ...rest }: SwitchProps) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start justify-between gap-6 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3 ${className}`}
    >
      <span className="min-w-0 text-15">
        {label}
        {help ? <span className="block text-13 text-ink-3">{help}</span> : null}
      </span>
      <span className="relative mt-px flex-none">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the box itself says whether it is checked
          role="switch"
          className="peer block h-6 w-11 cursor-[inherit] appearance-none rounded-full border border-field bg-white transition-colors checked:border-ink checked:bg-ink disabled:border-rule-2 disabled:bg-paper-3 disabled:checked:bg-ink-3"
          {...rest}
        />
        <span className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-field transition-[translate,background-color] duration-200 peer-checked:translate-x-5 peer-checked:bg-beam peer-disabled:bg-rule-2" />
      </span>
    </label>
  );
}
