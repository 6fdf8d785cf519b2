/** The order in which things to be put in order are first shown: the same for everybody, and never the right one. */
import { seeded, shuffle } from '../random.ts';

export function startingOrder(seed: string, count: number): number[] {
  const right = Array.from({ length: count }, (_, place) => place);
  const drawn = shuffle(right, seeded(hashText(seed)));
  const isRight = drawn.every((answer, place) => answer === place);
  return isRight ? [...drawn.slice(1), ...drawn.slice(0, 1)] : drawn;
}

/** FNV-1a, 32 bits: the same in every browser and on the server. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash;
}
