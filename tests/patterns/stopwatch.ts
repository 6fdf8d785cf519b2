/** Whether the time for a text grows as the text does; told by ratios, so that no machine is too slow for it. */

/** Four times the text may take six times as long: linear, and half as much again for a noisy machine. */
const growth = 4;
const slack = 1.5;
/** Below this nothing is worth a ratio: what grows by the square would take a hundred times as long. */
const negligibleMs = 3;
/** Beyond this for a short text nothing more need be known. */
const hopelessMs = 200;

export type Verdict = { isLinear: true } | { isLinear: false; times: number[] };

/** `make` gives a text of about so many characters; `limit` is how long such a text may be where people send it. */
export function timeGrowth(
  act: (text: string) => unknown,
  make: (length: number) => string,
  limit: number,
): Verdict {
  // What doubles with every character would never come back from a long text.
  for (let length = 8; length < limit; length *= 1.5) {
    const ms = timeOnce(act, make(Math.floor(length)));
    if (ms > hopelessMs) return { isLinear: false, times: [ms] };
  }
  const texts = [limit, limit * growth, limit * growth ** 2].map(make);
  let times: number[] = [];
  // A pause of the machine can lengthen a time and never shorten it: only what fails again and again has failed.
  for (const rounds of [1, 3, 9, 9]) {
    times = timeAll(act, texts, rounds);
    if (times.length === texts.length && isWithin(times)) return { isLinear: true };
  }
  return { isLinear: false, times };
}

/** Stops where the next size would take for ever. */
function timeAll(act: (text: string) => unknown, texts: readonly string[], rounds: number): number[] {
  const times: number[] = [];
  for (const text of texts) {
    const ms = timeBest(act, text, rounds);
    times.push(ms);
    if (ms > hopelessMs) break;
  }
  return times;
}

function isWithin([small = 0, middle = 0, large = 0]: number[]): boolean {
  if (large < negligibleMs) return true;
  const allowed = growth * slack;
  const isFine = (less: number, more: number): boolean =>
    more < negligibleMs / growth || more <= less * allowed;
  return isFine(small, middle) && isFine(middle, large);
}

function timeBest(act: (text: string) => unknown, text: string, rounds: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && (round === 0 || best * round < hopelessMs); round += 1)
    best = Math.min(best, timeOnce(act, text));
  return best;
}

function timeOnce(act: (text: string) => unknown, text: string): number {
  const start = performance.now();
  act(text);
  return performance.now() - start;
}
