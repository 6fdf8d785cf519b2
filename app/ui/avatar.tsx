/** A person's picture, or the first letter of the name on paper. */
import { useState } from 'react';

const sizes = {
  sm: 'size-8 text-14',
  md: 'size-10 text-16',
  lg: 'size-18 text-26',
} as const;

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  className?: string;
};

/** Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'md', className = '' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const frame = `inline-grid flex-none place-items-center overflow-hidden rounded-full border border-rule bg-paper-2 ${sizes[size]} ${className}`;
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt=""
        onError={() => setFailed(src)}
        className={`${frame} object-cover object-[50%_15%]`}
      />
    );
  }
  // A letter may be two code units long.
  const [letter = ''] = name.trim();
  return (
    <span aria-hidden="true" className={`${frame} font-serif leading-none font-bold text-ink-2`}>
      {letter.toUpperCase()}
    </span>
  );
}
