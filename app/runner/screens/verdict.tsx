/** Right or wrong, between the question's text and its options: the first thing to know after a check. */
import { Check, Minus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import type { Revealed } from '#app/runner/engine/runner-state.ts';
import { htmlLang } from '#core/locale.ts';
import { runnerTexts } from '#messages/runner.ts';

const looks = {
  right: { text: 'is_right', frame: 'border-moss bg-moss-wash', ink: 'text-moss', Icon: Check },
  wrong: { text: 'is_wrong', frame: 'border-brick bg-brick-wash', ink: 'text-brick', Icon: X },
  none: { text: 'no_verdict', frame: 'border-field bg-paper-2', ink: 'text-ink-2', Icon: Minus },
} as const;

const lookOf = ({ correct }: Revealed) => looks[correct === null ? 'none' : correct ? 'right' : 'wrong'];

/** The same for who listens: it is said by a region that was there before it. */
export const verdictKey = (revealed: Revealed) => lookOf(revealed).text;

/** Seen for the first time it comes into view: whoever checked may have scrolled down to the options. */
export function Verdict({ revealed }: { revealed: Revealed }) {
  const t = useText(runnerTexts);
  const locale = useLocale();
  const box = useRef<HTMLParagraphElement>(null);
  // In braces: the browser returns a promise of having scrolled, which is no way to clean up.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { text, frame, ink, Icon } = lookOf(revealed);
  return (
    <p
      ref={box}
      lang={htmlLang(locale)}
      data-verdict={revealed.correct ?? 'none'}
      className={`mt-6 flex scroll-my-4 items-center gap-3 border-l-4 px-4 py-2.5 font-sans text-16 font-semibold md:mt-8 ${frame}`}
    >
      <Icon aria-hidden="true" strokeWidth={2} className={`size-4.5 ${ink}`} />
      {t(text)}
    </p>
  );
}
