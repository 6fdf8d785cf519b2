/** Takes a vessel of so many equal units that pipe and drain move whole units a minute, and runs the clock. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [a, b, t] }) => {
  const full = 60 * a! * b!;
  const isLater = stem.includes('drain is opened');
  let [level, minute] = [0, 0];
  while (level < full) {
    const isOpen = isLater ? minute >= 60 * t! : minute < 60 * t!;
    level += b! - (isOpen ? a! : 0);
    minute++;
    if (minute > 1_000_000) throw new Error('never full');
  }
  return div(minute, 60);
});
