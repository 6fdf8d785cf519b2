/** The mark of the house, a lighthouse with its light on both sides, and the name beside it. */
import { useLocale } from '#app/locale.tsx';

type LogoMarkProps = {
  /** On the dark exam bar the lines are light. */
  tone?: 'paper' | 'night';
  className?: string;
};

export function LogoMark({ tone = 'paper', className = 'h-10 w-[34px]' }: LogoMarkProps) {
  const [line, body] = tone === 'night' ? ['#f4f1e8', '#15202b'] : ['#1c1a16', '#fcfaf5'];
  return (
    <svg viewBox="0 0 34 40" aria-hidden="true" className={className}>
      <path d="M17 10 0 4v12z" fill="#ffc92b" />
      <path d="M17 10 34 4v12z" fill={tone === 'night' ? '#8f7527' : '#ffe08a'} />
      <g fill={body} stroke={line} strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M13.7 13.5 11.4 35.5h11.2L20.3 13.5z" />
        <path d="m12.95 20.6-.75 7.2h9.6l-.75-7.2z" fill={line} />
        <path d="M13.5 7h7v6.500h-7z" fill="#ffc92b" />
        <path d="M12 7c.6-3.700 9.400-3.700 10 0z" />
        <path d="M17 4.100V2M11 13.500h12M7.500 35.500h19M10.500 38.700h13" fill="none" />
      </g>
    </svg>
  );
}

/** Mark and name; the other language's name stands small underneath. */
export function Logo({ className = '' }: { className?: string }) {
  const isEnglish = useLocale() === 'en';
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <LogoMark className="h-[31px] w-[26px] md:h-10 md:w-[34px]" />
      <span>
        <b className="block font-serif text-18 leading-[1.15] whitespace-nowrap md:text-[22px]">
          {isEnglish ? 'Beacon GRE' : '灯塔 GRE'}
        </b>
        <small
          lang={isEnglish ? 'zh-CN' : 'en'}
          className="hidden text-[11px] leading-[1.35] tracking-[0.06em] text-ink-3 md:block"
        >
          {isEnglish ? '灯塔 GRE' : 'Beacon GRE'}
        </small>
      </span>
    </span>
  );
}
