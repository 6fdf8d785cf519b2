/** The light rhythm: one flash for each measure of a test, and the sign that something is loading. */
import { useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

/** Every lighthouse has its own code: verbal, quantitative and writing make three flashes. */
export const systemRhythms = {
  gre: { flashes: 3, long: false },
  sat: { flashes: 2, long: false },
  toefl: { flashes: 4, long: false },
  ielts: { flashes: 4, long: true },
} as const;

const tones = {
  paper: '[--lamp-on:var(--color-beam)] [--lamp-off:var(--color-rule-2)]',
  night: '[--lamp-on:var(--color-beam)] [--lamp-off:var(--color-night-3)]',
  ink: '[--lamp-on:var(--color-beam)] [--lamp-off:var(--color-ink-3)]',
  beam: '[--lamp-on:var(--color-ink)] [--lamp-off:color-mix(in_srgb,var(--color-ink)_25%,transparent)]',
} as const;

type RhythmProps = {
  flashes?: number;
  long?: boolean;
  /** Flashing: something is loading, and screen readers are told so. */
  live?: boolean;
  /** What is loading; shown beside the lamps if `labelled`. */
  label?: string;
  labelled?: boolean;
  /** The surface the lamps stand on. */
  tone?: keyof typeof tones;
  className?: string;
};

const delays = ['', '[animation-delay:240ms]', '[animation-delay:480ms]', '[animation-delay:720ms]'];

export function Rhythm({
  flashes = 3,
  long,
  live,
  label,
  labelled,
  tone = 'paper',
  className = '',
}: RhythmProps) {
  const t = useText(uiTexts);
  const lamps = (
    <span aria-hidden="true" className={`inline-flex items-center gap-[3px] ${tones[tone]}`}>
      {Array.from({ length: flashes }, (_, lamp) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps are alike and stay in their places
          key={lamp}
          className={`h-[3px] bg-(--lamp-on) ${long ? 'w-4' : 'w-2'} ${live ? `animate-flash ${delays[lamp % 4]}` : ''}`}
        />
      ))}
    </span>
  );
  if (!live) return <span className={`inline-flex ${className}`}>{lamps}</span>;
  return (
    <span role="status" className={`inline-flex items-center gap-3 ${className}`}>
      {lamps}
      <span className={labelled ? 'text-14 text-ink-2' : 'sr-only'}>{label ?? t('loading')}</span>
    </span>
  );
}
