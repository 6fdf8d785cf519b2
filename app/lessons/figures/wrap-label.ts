/** Where a label breaks into lines. */
import { labelWidth } from '#app/figures/label-width.ts';

/** A formula, a Latin word with what clings to it, or one Chinese character with the punctuation after it. */
const pieces = /\$[^$]*\$\S*|[\u2E80-\u9FFF\uF900-\uFFEF][，。、；：！？）”’》]*|[^\s\u2E80-\u9FFF]+|\s+/gu;

/** Lines that fit the room, as even as they can be; a word longer than the room stays whole. */
export function wrapLabel(label: string, room: number, size: number): string[] {
  const least = fillLines(label, room, size);
  // The same number of lines in the narrowest room: no last line of a single character.
  let even = least;
  for (let tighter = room * 0.95; tighter > room * 0.4; tighter *= 0.95) {
    const lines = fillLines(label, tighter, size);
    if (lines.length > least.length) break;
    even = lines;
  }
  return even;
}

function fillLines(label: string, room: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of label.trim().matchAll(pieces)) {
    if (line !== '' && labelWidth((line + piece).trimEnd(), size) > room) {
      lines.push(line.trim());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trim()].filter((one) => one !== '');
}
