/** How wide a label will be: guessed, since a server measures no text. */
import { readLabel } from '#app/figures/label.tsx';

const wide = /[\u2E80-\u9FFF\uF900-\uFFEF]/;
const narrow = /[ijl.,:;'’|!()[\]ftI ]/;

/** In the interface's face, or Georgia, within a few percent. */
const widthOfCharacter = (character: string): number =>
  wide.test(character) ? 1 : narrow.test(character) ? 0.36 : /[A-ZMWmw%@—]/.test(character) ? 0.76 : 0.57;

/** As a label shows it, its marks read. */
export const labelWidth = (label: string, size: number): number =>
  readLabel(label).reduce(
    (sum, { text, raised, lowered }) =>
      sum +
      [...text].reduce((own, one) => own + widthOfCharacter(one), 0) * size * (raised || lowered ? 0.7 : 1),
    0,
  );
