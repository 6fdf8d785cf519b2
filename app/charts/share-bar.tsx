/** A share as a bar: solid where it is good enough, hatched where it is not, pale where there is no verdict. */

/** Below this it is hatched. */
const goodEnough = 0.6;

export function ShareBar({
  share,
  hasVerdict,
  wanted = 0.8,
}: {
  share: number;
  hasVerdict: boolean;
  wanted?: number;
}) {
  const look = !hasVerdict
    ? 'bg-rule-2'
    : share >= goodEnough
      ? 'bg-sea'
      : 'border border-brick bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-brick)_3px_5px)]';
  return (
    <span aria-hidden="true" className="relative block h-2.5 min-w-24 bg-paper-3">
      <span className={`block h-full ${look}`} style={{ width: `${Math.round(share * 100)}%` }} />
      <span className="absolute -top-1 h-4.5 w-0.5 bg-ink" style={{ left: `${wanted * 100}%` }} />
    </span>
  );
}
