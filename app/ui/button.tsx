/** Buttons and links that look like them: the next step is lit, the rest is ink and hairlines. */
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, useText } from '#app/locale.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { uiTexts } from '#messages/ui.ts';

const tones = {
  /** The next step: at most one in a view. */
  beam: 'border-beam bg-beam text-ink hover:border-beam-hover hover:bg-beam-hover active:border-beam-press active:bg-beam-press',
  ink: 'border-ink bg-ink text-paper hover:border-ink-2 hover:bg-ink-2 active:border-ink active:bg-ink',
  outline: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper active:bg-ink-2',
  quiet: 'border-field bg-transparent text-ink hover:border-ink hover:bg-paper-2 active:bg-paper-3',
} as const;

const sizes = {
  sm: 'min-h-11 px-4 text-14 md:min-h-9 md:px-3.5',
  md: 'min-h-11 px-5 text-15',
  lg: 'min-h-13 px-7 text-16',
} as const;

const lampTones = { beam: 'beam', ink: 'ink', outline: 'beam', quiet: 'beam' } as const;

type Look = {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** A lucide icon before the text. */
  icon?: ReactNode;
  /** Only where the button leads to another page. */
  arrow?: boolean;
  /** As wide as its column. */
  wide?: boolean;
};

export function buttonClass({ tone = 'outline', size = 'md', wide }: Look = {}): string {
  return [
    'group/button relative inline-flex items-center justify-center gap-2.5 rounded-2 border text-center font-semibold leading-tight',
    'py-1.5 transition-colors disabled:border-paper-3 disabled:bg-paper-3 disabled:text-ink-3',
    wide ? 'w-full' : 'whitespace-nowrap',
    tones[tone],
    sizes[size],
  ].join(' ');
}

function Content({ icon, arrow, children }: Pick<Look, 'icon' | 'arrow'> & { children: ReactNode }) {
  return (
    <>
      {icon ? (
        <span aria-hidden="true" className="[&>svg]:size-4.5">
          {icon}
        </span>
      ) : null}
      {children}
      {arrow ? (
        <ArrowRight
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 transition-transform duration-200 group-hover/button:translate-x-[3px]"
        />
      ) : null}
    </>
  );
}

type ButtonProps = Look & { busy?: boolean } & Omit<ComponentProps<'button'>, 'children'> & {
    children: ReactNode;
  };

export function Button({
  tone = 'outline',
  size,
  icon,
  arrow,
  wide,
  busy = false,
  className = '',
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const t = useText(uiTexts);
  // A busy button keeps the focus, so it is not disabled but deaf.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      aria-disabled={busy || undefined}
      className={`${buttonClass({ tone, size, wide })} ${className}`}
      onClick={handleClick}
      {...rest}
    >
      {/* Faded rather than hidden: the width and the name stay. */}
      <span className={`inline-flex items-center gap-2.5 ${busy ? 'opacity-0' : ''}`}>
        <Content icon={icon} arrow={arrow}>
          {children}
        </Content>
      </span>
      {busy ? (
        <Rhythm
          live
          tone={lampTones[tone]}
          label={t('working')}
          className="absolute inset-0 items-center justify-center"
        />
      ) : null}
    </button>
  );
}

type ButtonLinkProps = Look & ComponentProps<typeof Link> & { children: ReactNode };

export function ButtonLink({
  tone,
  size,
  icon,
  arrow,
  wide,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={`${buttonClass({ tone, size, wide })} ${className}`} {...rest}>
      <Content icon={icon} arrow={arrow}>
        {children}
      </Content>
    </Link>
  );
}
