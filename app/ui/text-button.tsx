/** A button that reads as text, and a link with the same face: for what may be done beside the way on. */
import type { ComponentProps } from 'react';
import { Link } from '#app/locale.tsx';

const hairline = 'underline decoration-rule-2 underline-offset-4 hover:decoration-ink';

const tones = {
  plain: hairline,
  strong: `font-semibold ${hairline}`,
  /** Beside words that matter more. */
  quiet: `text-ink-2 hover:text-ink ${hairline}`,
  /** In the middle of a sentence, where a hairline would be overlooked. */
  inline: 'font-semibold underline underline-offset-4',
  /** One of a row: the line comes with the pointer, and what is chosen is bold. */
  bare: 'underline-offset-4 hover:text-ink hover:underline aria-pressed:font-semibold aria-pressed:text-ink aria-[current]:font-semibold aria-[current]:text-ink',
  /** There is nothing left to press; it stays, so that the keyboard keeps its place. */
  done: 'cursor-default text-ink-3',
  night: 'px-2 font-semibold text-beam underline-offset-4 hover:underline',
} as const;

const sizes = {
  /** As high as a line of the text around it. */
  line: '',
  sm: 'inline-flex min-h-9 items-center gap-1.5',
  md: 'inline-flex min-h-11 items-center gap-1.5 md:min-h-9',
} as const;

type Look = { tone?: keyof typeof tones; size?: keyof typeof sizes };

/** For what has the face, and is neither a button nor a link of the router. */
export function textButtonClass({
  tone = 'plain',
  size = tone === 'inline' ? 'line' : 'md',
}: Look = {}): string {
  return `text-left disabled:no-underline ${tones[tone]} ${sizes[size]}`;
}

export function TextButton({ tone, size, className = '', ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={`${textButtonClass({ tone, size })} ${className}`} {...rest} />;
}

export function TextLink({ tone, size, className = '', ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={`${textButtonClass({ tone, size })} ${className}`} {...rest} />;
}
