/** Whether the time for a text grows as the text does; told by ratios, so that no machine is too slow for it. */

const growth = 4;
/** Linear, and half as much again. */
const slack = 1.5;
/** Below this for the longest text nothing is worth a ratio: what grows by the square takes half a second. */
const negligibleMs = 20;
/** Beyond this for a short text nothing more need be known. */
const hopelessMs = 1000;

export type Verdict = { isLinear: true } | { isLinear: false; times: number[] };

type Act = (text: string) => unknown;

/** `make` gives a text of about so many characters; `limit` is how long such a text may be where people send it. */
export function timeGrowth(act: Act, make: (length: number) => string, limit: number): Verdict {
  // What doubles with every character would never come back from a long text.
  for (let length = 8; length < limit; length += length < 50 ? 2 : length) {
    const ms = timeOf(act, make(length), 1);
    if (ms > hopelessMs) return { isLinear: false, times: [ms] };
  }
  const texts = [limit, limit * growth, limit * growth ** 2].map(make);
  // Most are done in no time, and need no comparison.
  if (
    timeOf(act, make(limit * growth), 1) < negligibleMs / growth &&
    timeOf(act, make(limit * growth ** 2), 1) < negligibleMs
  )
    return { isLinear: true };
  let times: number[] = [];
  // A pause of the machine can lengthen a time and never shorten it: only what fails again and again has failed.
  for (let round = 0; round < 12; round += 1) {
    const now = timeAll(act, texts);
    if (now.length < texts.length) return { isLinear: false, times: now };
    times = now.map((ms, index) => Math.min(ms, times[index] ?? ms));
    if (isWithin(times)) return { isLinear: true };
    // No pause is that long twice.
    if (round > 0 && !isWithin(times, 2 * slack)) break;
  }
  return { isLinear: false, times };
}

/**
 * The same number of characters each time, the short text as often as the long one has its length: so memory, and what
 * it costs to clear it away, weigh the same. Stops where the next would take for ever.
 */
function timeAll(act: Act, texts: readonly string[]): number[] {
  const times: number[] = [];
  for (const [index, text] of texts.entries()) {
    const often = growth ** (texts.length - 1 - index);
    const ms = timeOf(act, text, often);
    times.push(ms);
    if (index < texts.length - 1 && ms > growth * hopelessMs) break;
  }
  return times;
}

function isWithin([small = 0, middle = 0, large = 0]: number[], allowed = slack): boolean {
  return large < negligibleMs || large <= allowed * Math.max(small, middle);
}

/** The processor's time of this thread alone, so that a busy machine lengthens nothing. */
function timeOf(act: Act, text: string, often: number): number {
  const start = process.threadCpuUsage();
  for (let run = 0; run < often; run += 1) act(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
