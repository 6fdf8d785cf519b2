/** The on-screen calculator: beside the question on wide screens, movable by its title, a sheet at the bottom of phones. */
import { GripHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#app/locale.tsx';
import {
  type CalculatorKey,
  type Calculator as CalculatorState,
  calculatorKeys,
  display,
  keyboardKeys,
  press,
  transferText,
} from '#core/calculator.ts';
import type { Say } from '#core/texts.ts';
import { calculatorNames, headerLabels, runnerTexts } from '#messages/runner.ts';

type CalculatorProps = {
  state: CalculatorState;
  onChange: (state: CalculatorState) => void;
  onClose: () => void;
  /** Null where the question has no single box to transfer to. */
  onTransfer: ((text: string) => void) | null;
  className?: string;
};

type Offset = { x: number; y: number };

const looks = {
  digit: 'border-rule bg-white text-16',
  function: 'border-rule bg-paper-2 text-14',
  operator: 'border-rule bg-paper-3 text-16',
  equals: 'border-ink bg-ink text-paper text-16 hover:bg-ink-2!',
} as const;

function lookOf(key: CalculatorKey): keyof typeof looks {
  if (key === '=') return 'equals';
  if (['÷', '×', '−', '+'].includes(key)) return 'operator';
  return /^[\d.]$/.test(key) ? 'digit' : 'function';
}

/** A sign is said in words; letters stay, followed by what they stand for. */
function labelOf(key: CalculatorKey, name: Say<typeof calculatorNames>): string | undefined {
  if (/^\d$/.test(key)) return undefined;
  const meaning = name(key as keyof typeof calculatorNames);
  return /^[A-Z]/.test(key) ? `${key} ${meaning}` : meaning;
}

export function Calculator({ state, onChange, onClose, onTransfer, className = '' }: CalculatorProps) {
  const t = useText(runnerTexts);
  const name = useText(calculatorNames);
  const frame = useRef<HTMLElement>(null);
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const grip = useRef<{ pointer: Offset; from: Offset; box: DOMRect } | null>(null);

  // Whoever opens it wants to type.
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);

  function type(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onClose();
    }
    // Enter on a key presses that key.
    if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    const key = keyboardKeys[event.key] ?? keyboardKeys[event.key.toLowerCase()];
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(press(state, key));
  }

  function hold(event: PointerEvent<HTMLElement>) {
    if (!frame.current || (event.target as Element).closest('button')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = {
      pointer: { x: event.clientX, y: event.clientY },
      from: offset,
      box: frame.current.getBoundingClientRect(),
    };
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (!grip.current) return;
    const { pointer, from, box } = grip.current;
    // It never leaves the window, so that it can always be taken hold of again.
    const dx = Math.min(innerWidth - box.right, Math.max(-box.left, event.clientX - pointer.x));
    const dy = Math.min(innerHeight - box.top - 44, Math.max(-box.top, event.clientY - pointer.y));
    setOffset({ x: from.x + dx, y: from.y + dy });
  }

  const shown = display(state);
  const transferable = transferText(state);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      data-calculator
      lang="en"
      aria-label={headerLabels.calculator}
      onKeyDown={type}
      style={{ ['--x' as string]: `${offset.x}px`, ['--y' as string]: `${offset.y}px` }}
      className={`z-20 overflow-hidden border-ink bg-white shadow-lift outline-hidden max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:rounded-t-[12px] max-md:border-t md:fixed md:right-6 md:bottom-16 md:w-76 md:translate-x-(--x) md:translate-y-(--y) md:rounded-3 md:border ${className}`}
    >
      <header
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = null;
        }}
        className="on-night flex h-11 touch-none items-center justify-between bg-night pr-1 pl-3.5 text-14 font-semibold text-night-text select-none md:cursor-move"
      >
        <span className="flex items-center gap-2.5">
          <GripHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4 max-md:hidden" />
          {headerLabels.calculator}
        </span>
        <button
          type="button"
          aria-label={t('calculator_close')}
          onClick={onClose}
          className="grid size-11 place-items-center rounded-2 text-night-mute hover:text-night-text"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </button>
      </header>
      <div className="px-3 pt-2 pb-3 md:pt-3">
        <div className="flex h-12 items-center justify-between gap-2 rounded-1 border border-field bg-paper px-3 md:h-15">
          <span className="text-12 font-semibold text-ink-3">
            {state.memory === null ? (
              ''
            ) : (
              <abbr title={t('calculator_memory')} className="no-underline">
                M
              </abbr>
            )}
          </span>
          <output
            aria-label={t('calculator_display')}
            className="text-[1.5rem] font-semibold tabular-nums md:text-[1.75rem]"
          >
            {shown}
          </output>
        </div>
        <div className="mt-2 grid grid-cols-5 gap-1.5 md:mt-3">
          {calculatorKeys.flat().map((key) => (
            <button
              key={key}
              type="button"
              aria-label={labelOf(key, name)}
              data-key={key}
              onClick={() => onChange(press(state, key))}
              className={`h-11 rounded-2 border transition-colors hover:bg-paper-3 active:bg-rule ${looks[lookOf(key)]}`}
            >
              {key}
            </button>
          ))}
          <button
            type="button"
            disabled={onTransfer === null || transferable === null}
            onClick={() => {
              if (transferable !== null) onTransfer?.(transferable);
            }}
            className="col-span-5 h-11 rounded-2 border border-ink text-14 font-semibold transition-colors hover:bg-paper-3 disabled:border-rule disabled:text-ink-3 disabled:hover:bg-transparent"
          >
            {t('transfer')}
          </button>
        </div>
      </div>
    </section>
  );
}
