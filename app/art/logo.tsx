/** The mark of the house: a lighthouse with its light on both sides. */
import * as palette from '#core/palette.ts';

type LogoMarkProps = {
  /** On the dark exam bar the lines are light. */
  tone?: 'paper' | 'night';
  /** Out where there is nothing to shine on. */
  isLit?: boolean;
  className?: string;
};

export function LogoMark({ tone = 'paper', isLit = true, className = 'h-10 w-[34px]' }: LogoMarkProps) {
  const [line, body] = tone === 'night' ? [palette.nightText, palette.night] : [palette.ink, palette.paper];
  return (
    <svg viewBox="0 0 34 40" aria-hidden="true" className={className}>
      {isLit && (
        <>
          <path d="M17 10 0 4v12z" fill={palette.beam} />
          <path d="M17 10 34 4v12z" fill={tone === 'night' ? '#8f7527' : '#ffe08a'} />
        </>
      )}
      <g fill={body} stroke={line} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M13.7 13.5 11.4 35.5h11.2L20.3 13.5z" />
        <path d="m12.95 20.6-.75 7.2h9.6l-.75-7.2z" fill={line} />
        <path d="M13.5 7h7v6.500h-7z" fill={isLit ? palette.beam : palette.paper3} />
        <path d="M12 7c.6-3.700 9.400-3.700 10 0z" />
        <path d="M17 4.100V2M11 13.500h12M7.500 35.500h19M10.500 38.700h13" fill="none" />
      </g>
    </svg>
  );
}
