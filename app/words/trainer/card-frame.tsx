/** The place of a card: what it asks in the middle, what can be done under the thumb. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';

type CardFrameProps = {
  kind: string;
  /** What moves the focus: another side of the card, another card. */
  step: string;
  /** The first card leaves the focus where the browser has it. */
  isFirst: boolean;
  label: string;
  /** Little is shown, and stands in the middle of the page. */
  isCentered?: boolean;
  bar: ReactNode;
  keys: ReactNode;
  children: ReactNode;
};

export function CardFrame({
  kind,
  step,
  isFirst,
  label,
  isCentered = false,
  bar,
  keys,
  children,
}: CardFrameProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(isFirst ? step : '');
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // A field that asks for the answer has the focus by itself.
    if (!main.current?.contains(document.activeElement) || document.activeElement?.tagName !== 'INPUT')
      main.current?.focus({ preventScroll: true });
    main.current?.scrollTo({ top: 0 });
  }, [step]);
  return (
    <>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        data-kind={kind}
        aria-label={label}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-white outline-hidden [@media(height<30rem)]:overflow-visible"
      >
        <div
          className={`mx-auto flex w-full max-w-205 flex-col px-5 pt-6 pb-8 md:px-8 md:pt-10 ${isCentered ? 'min-h-full justify-center' : ''}`}
        >
          {children}
        </div>
      </main>
      <footer className="border-t border-rule bg-paper px-4 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
        <div className="mx-auto max-w-205">{bar}</div>
        <p
          aria-hidden="true"
          className="mt-2 flex min-h-6 flex-wrap justify-center gap-x-4 text-13 text-ink-3 max-md:hidden"
        >
          {keys}
        </p>
      </footer>
    </>
  );
}

type OnlyButtonProps = {
  onClick: () => void;
  /** Leads to another card, rather than to the other side. */
  isNext?: boolean;
  children: ReactNode;
};

/** The one way on. */
export function OnlyButton({ onClick, isNext = false, children }: OnlyButtonProps) {
  return (
    <div className="mx-auto max-w-104">
      <Button tone="beam" size="lg" wide onClick={onClick} data-next={isNext || undefined}>
        {children}
      </Button>
    </div>
  );
}

type VerdictProps = { isRight: boolean; children: ReactNode };

/** Right or wrong by mark, word and colour. */
export function Verdict({ isRight, children }: VerdictProps) {
  const t = useText(trainerTexts);
  return (
    <p
      role="status"
      className={`mt-5 flex gap-3 border-l-3 px-4 py-3 text-16 ${isRight ? 'border-moss bg-moss-wash' : 'border-brick bg-brick-wash'}`}
    >
      <span aria-hidden="true" className={isRight ? 'text-moss' : 'text-brick'}>
        {isRight ? '✓' : '✕'}
      </span>
      <span>
        {isRight ? <b>{t('right')}</b> : null} {children}
      </span>
    </p>
  );
}
