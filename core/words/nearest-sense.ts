/** Which sense of a word a Chinese gloss means: the one that shares the most characters with it, else the first. */

const characters = (text: string): Set<string> => new Set(text.match(/(?![的地了])\p{Script=Han}/gu));

export function nearestSense<S extends { zh: string }>(gloss: string, senses: readonly S[]): S | undefined {
  const wanted = characters(gloss);
  let best = senses[0];
  let most = 0;
  for (const sense of senses) {
    const shared = [...characters(sense.zh)].filter((one) => wanted.has(one)).length;
    if (shared > most) [best, most] = [sense, shared];
  }
  return best;
}
