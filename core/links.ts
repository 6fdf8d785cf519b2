/** Finds the web addresses in plain text, so that they can be shown as links without trusting anything else in it. */

export type Piece = { text: string; href?: string };

/** Ends before punctuation that belongs to the sentence, and before Chinese text that follows without a space. */
const address = /https?:\/\/[^\s<>"'“”‘’（）()[\]{}，。；：！？、\u4e00-\u9fff]+/gi;

/** By hand: a pattern would need a lookbehind, which older phones cannot read. */
function withoutStops(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:!?'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export function readLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = withoutStops(match[0]);
    if (!URL.canParse(found)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: found, href: new URL(found).href });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
