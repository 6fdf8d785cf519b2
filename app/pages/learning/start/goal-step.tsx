/** The target: a total by stepper, ruler or quick choice, its two parts, and writing for who wants to set it. */
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { hiddenControl, pickClass } from '#app/pages/learning/goal-fields.tsx';
import { splitTotal } from '#core/learning/goal.ts';
import { highestScore, lowestScore } from '#core/learning/plan/effort.ts';
import * as palette from '#core/palette.ts';
import { startTexts } from '#messages/learning/start.ts';
import type { StepProps } from './step.ts';

const quickTotals = [310, 315, 320, 325, 330];
const writingScores = [3, 3.5, 4, 4.5, 5, 5.5, 6];

type Parts = { verbal: number; quant: number };

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The same lean towards one measure at another total. */
function withTotal({ verbal, quant }: Parts, wanted: number): Parts {
  const total = within(wanted, lowestScore, highestScore);
  const lean = quant - splitTotal(verbal + quant).quant;
  const next = within(splitTotal(total).quant + lean, Math.max(130, total - 170), Math.min(170, total - 130));
  return { verbal: total - next, quant: next };
}

export function GoalStep({ draft, change }: StepProps) {
  const t = useText(startTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const { verbal, quant, writing } = draft;
  const total = verbal + quant;
  const setTotal = (wanted: number) => {
    setTyped(null);
    change(withTotal(draft, wanted));
  };
  const type = (text: string) => {
    setTyped(text);
    const value = Number(text);
    if (/^\d{3}$/.test(text) && value >= lowestScore && value <= highestScore)
      change(withTotal(draft, value));
  };
  const shift = (points: number) => change({ verbal: verbal + points, quant: quant - points });
  return (
    <>
      <div className="mt-4 flex items-center justify-between gap-4 md:max-w-88 lg:mt-5">
        <Step label={t('less')} isOff={total <= lowestScore} onPress={() => setTotal(total - 1)} isLarge>
          <Minus />
        </Step>
        <input
          aria-label={t('total')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed ?? total}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            setTotal(total + by);
          }}
          className="w-40 rounded-2 bg-transparent text-center font-serif text-[4.25rem] leading-[1.1] font-bold lg:text-[4.75rem] [@media(height<45rem)]:max-lg:text-[3.25rem]"
        />
        <Step label={t('more')} isOff={total >= highestScore} onPress={() => setTotal(total + 1)} isLarge>
          <Plus />
        </Step>
      </div>
      <Ruler total={total} onMove={setTotal} />
      <fieldset className="mt-3">
        <legend className="sr-only">{t('quick')}</legend>
        <div className="grid grid-cols-5 gap-1.5 md:max-w-120 md:gap-2">
          {quickTotals.map((one) => (
            <label key={one} className={pickClass}>
              <input
                type="radio"
                name="total"
                value={one}
                checked={one === total}
                onChange={() => setTotal(one)}
                className={hiddenControl}
              />
              {one}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 grid grid-cols-[1fr_auto] items-end gap-x-4 border-t border-rule pt-3 md:max-w-120">
        <fieldset>
          <legend className="text-13 text-ink-3">{t('split')}</legend>
          <div className="flex items-center gap-2">
            <Step label={t('more_verbal')} isOff={verbal >= 170 || quant <= 130} onPress={() => shift(1)}>
              <Plus />
            </Step>
            <p
              className="min-w-0 flex-1 text-center text-15 whitespace-nowrap md:flex-none md:px-4"
              aria-live="polite"
            >
              {t('part_verbal')} <b className="font-serif text-18">{verbal}</b>
              <span className="mx-1.5 text-rule-2" aria-hidden="true">
                |
              </span>
              {t('part_quant')} <b className="font-serif text-18">{quant}</b>
            </p>
            <Step label={t('more_quant')} isOff={quant >= 170 || verbal <= 130} onPress={() => shift(-1)}>
              <Plus />
            </Step>
          </div>
        </fieldset>
        <label className="text-13 text-ink-3">
          <span className="block">{t('writing')}</span>
          <select
            value={writing ?? ''}
            onChange={(event) => change({ writing: event.target.value ? Number(event.target.value) : null })}
            className="h-11 rounded-2 border border-field bg-white px-2 text-16 text-ink"
          >
            <option value="">{t('writing_open')}</option>
            {writingScores.map((one) => (
              <option key={one} value={one}>
                {one.toFixed(1)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

type StepButtonProps = {
  label: string;
  isOff: boolean;
  onPress: () => void;
  isLarge?: boolean;
  children: ReactNode;
};

function Step({ label, isOff, onPress, isLarge = false, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
      className={`grid flex-none touch-manipulation place-items-center rounded-2 border border-field bg-white transition-colors hover:border-ink disabled:border-rule-2 disabled:text-ink-3 [&>svg]:size-5 ${isLarge ? 'size-13' : 'size-11'}`}
    >
      {children}
    </button>
  );
}

const scale = { from: 14, to: 466, y: 34 };
const xOf = (total: number): number =>
  scale.from + ((total - lowestScore) / (highestScore - lowestScore)) * (scale.to - scale.from);

const ticks = Array.from({ length: (highestScore - lowestScore) / 2 + 1 }, (_, index) => {
  const total = lowestScore + index * 2;
  return `M${xOf(total)} ${total % 10 === 0 ? scale.y - 13 : scale.y - 6}V${scale.y}`;
}).join('');

/** For fingers and mice; the keyboard has the figure itself, which the arrow keys move. */
function Ruler({ total, onMove }: { total: number; onMove: (total: number) => void }) {
  const x = xOf(total);
  return (
    <div className="relative mt-1 md:max-w-120 [@media(height<45rem)]:max-lg:hidden">
      <svg viewBox="0 0 480 58" aria-hidden="true" className="-mx-1 w-[calc(100%+0.5rem)]">
        <path d={ticks} stroke={palette.field} />
        <path d={`M${scale.from} ${scale.y}H${scale.to}`} stroke={palette.ink} />
        <path d={`M${scale.from} ${scale.y + 2}H${x}`} stroke={palette.ink} strokeWidth={4} />
        {[260, 280, 300, 320, 340].map((one) => (
          <text key={one} x={xOf(one)} y={56} textAnchor="middle" fontSize={14} fill={palette.ink3}>
            {one}
          </text>
        ))}
        <path
          d={`M${x} 19l-9-16h18z`}
          fill={palette.beam}
          stroke={palette.ink}
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      </svg>
      <input
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        min={lowestScore}
        max={highestScore}
        value={total}
        onChange={(event) => onMove(Number(event.target.value))}
        className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
      />
    </div>
  );
}
