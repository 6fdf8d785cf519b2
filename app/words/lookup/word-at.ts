/** Finds the English word at a point or in a selection; the text itself has no element for each of its words. */

const letter = /[\p{Script=Latin}\p{M}]/u;
const joint = /['’‐‑-]/;

const isLetter = (text: string, at: number): boolean => letter.test(text[at] ?? '');

/** An apostrophe or a hyphen belongs to the word only between two of its letters. */
const isInWord = (text: string, at: number): boolean =>
  isLetter(text, at) || (joint.test(text[at] ?? '') && isLetter(text, at - 1) && isLetter(text, at + 1));

/** The bounds of the word that a place between two characters touches. */
export function wordAround(text: string, place: number): { start: number; end: number } | null {
  let [start, end] = [place, place];
  while (start > 0 && isInWord(text, start - 1)) start -= 1;
  while (end < text.length && isInWord(text, end)) end += 1;
  return end > start ? { start, end } : null;
}

/** Of a compound, the piece that a place touches: `known` in `well-known`. */
export function pieceAround(word: string, place: number): string {
  const before = word.slice(0, place).split(/[‐‑-]/).at(-1) ?? '';
  const after = word.slice(place).split(/[‐‑-]/)[0] ?? '';
  return before + after;
}

/** A word in the page: where it stands, as it is written, and its part that was pointed at. */
export type MetWord = { range: Range; form: string; piece: string };

function wordIn(node: Text, place: number): MetWord | null {
  const bounds = wordAround(node.data, place);
  if (!bounds) return null;
  const range = document.createRange();
  range.setStart(node, bounds.start);
  range.setEnd(node, bounds.end);
  const form = range.toString();
  return { range, form, piece: pieceAround(form, place - bounds.start) };
}

type Caret = { node: Node; offset: number };

/** The standard's name first; Safari and the browsers inside apps know the older one. */
function caretAt(x: number, y: number): Caret | null {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = document.caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** How far beside its letters a finger may come down. */
const slop = 6;

/** Null in the empty space after a line, where the browser would name its last word. */
export function wordAtPoint(x: number, y: number): MetWord | null {
  const caret = caretAt(x, y);
  if (!(caret?.node instanceof Text)) return null;
  const met = wordIn(caret.node, caret.offset);
  const isHit = (box: DOMRect) =>
    x >= box.left - slop && x <= box.right + slop && y >= box.top - slop && y <= box.bottom + slop;
  return met && [...met.range.getClientRects()].some(isHit) ? met : null;
}

/** The first word of what is selected, whole also where only a part of it is. */
export function wordInSelection(): MetWord | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const root = range.commonAncestorContainer;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (
    let node: Node | null = root instanceof Text ? root : walker.nextNode();
    node;
    node = walker.nextNode()
  ) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : node.data.length;
    const at = node.data.slice(from, to).search(letter);
    if (at >= 0) return wordIn(node, from + at);
  }
  return null;
}
