/** The reply to an answer that misses: what it overlooks, beside the answer itself. */
import { Said } from '#app/lessons/said.tsx';
import type { BankTexts } from '#core/bank-text.ts';

export function MissNote({ reply, className = '' }: { reply: BankTexts; className?: string }) {
  return (
    <p data-reply="" className={`border-l-2 border-brick py-1 pl-4 text-15 text-ink-2 ${className}`}>
      <Said text={reply} />
    </p>
  );
}
