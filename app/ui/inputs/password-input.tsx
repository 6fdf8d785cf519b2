/** A password that can be looked at, with room for a hint about its strength. */
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { controlClass, useField } from '#app/ui/inputs/field.tsx';
import { uiTexts } from '#messages/ui.ts';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Below the input: how strong it is, in words. */
  strength?: ReactNode;
};

export function PasswordInput({ strength, className = '', ...rest }: PasswordInputProps) {
  const t = useText(uiTexts);
  const field = useField();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <>
      <span className="relative block">
        <input
          {...field}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlClass} h-12 pr-13 ${className}`}
          {...rest}
        />
        <button
          type="button"
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-2 text-ink-3 hover:text-ink focus-visible:shadow-none focus-visible:outline-offset-[-2px]"
        >
          <Icon aria-hidden="true" strokeWidth={1.6} className="size-5" />
        </button>
      </span>
      {strength ? (
        <span aria-live="polite" className="mt-1.5 block text-13 text-ink-3">
          {strength}
        </span>
      ) : null}
    </>
  );
}
