/** What the two parts of the bank do differently in a panel: how a sheet begins, how long it is, and its controls. */
import { controlsOf } from './controls.ts';
import { verbalControlsOf } from './controls-verbal.ts';
import type { Block } from './item.ts';

export type PanelKind = {
  /** What stands above the questions of a sheet of this name. */
  headOf: (name: string) => string;
  /** How many lots these make: each is what one reader can rate with care. */
  lotsOf: (blocks: readonly Block[]) => number;
  /** The controls of a lot, in a panel that reads these. */
  controlsOf: (lot: number, blocks?: readonly Block[]) => Block[];
};

const begin = (
  name: string,
) => `# Reading ${name}. You rate how hard each question is, by the difficulty scale: docs/difficulty.md.
# You see neither keys nor labels, and you speak with no other reader. Read the check-list and the anchors first.
#
`;

const quantHead = (
  name: string,
) => `${begin(name)}# Every item P… is one idea in three draws, a, b and c. For each draw, in this order:
#   answer    solve it, and write what you would enter, as a list of strings: a comparison ["A"] to ["D"]; one choice
#             ["C"]; several choices ["A", "D"] (choose all that apply, unless "choose" says how many); a number
#             ["3.5"]; a fraction with two boxes ["3", "4"]
#   features  the letters and points of check-list Q that you see, as "A.7+.6 B.3 E.3" (base 1.0 goes without saying)
#   level     base and points, compared with the anchor below and the anchor above, moved by 0.4 at most; one decimal
#             from 0.6 to 5.4. Draws may differ: rate each as it stands.
# In a comparison (form qc) the choices are always: A Quantity A is greater; B Quantity B is greater; C the two
# quantities are equal; D the relationship cannot be determined from the information given.
# Figures and displays are told in words; what can be read from the drawing is in them. The questions of a data set
# stand under its displays; draw a of each is about display a, and so on.
#
# Write your ratings to ${name}.answers.yaml, one entry for each item, the codes as here and every draw filled in:
#   P017:
#     a: { answer: ["B"], features: "A.7 B.7", level: 2.4 }
#     b: { answer: ["D"], features: "A.7 B.7 C.4", level: 2.8 }
#     c: { answer: ["B"], features: "A.7 B.7", level: 2.4 }
# A remark on a question that seems wrong or unclear may follow as note: "…" inside its draw.
`;

const verbalHead = (name: string) => `${begin(name)}# For each item P…, in this order:
#   answer    solve it, and write the letters of what you choose, as a list of strings: a completion ["B", "D"], one for
#             each blank; an equivalence the two words that complete it and give sentences alike in meaning ["A", "E"];
#             one choice ["C"]; all that apply ["A", "C"]; a sentence of the passage by its number ["4"]
#   features  the letters and points of check-list C (completions, equivalences) or R (reading, arguments) that you see,
#             as "A.9 C.3 D.7" (the base goes without saying)
#   level     base and points, compared with the anchor below and the anchor above, moved by 0.4 at most; one decimal
#             from 0.6 to 5.4
# The questions of a passage stand under it, its sentences under their numbers.
#
# Write your ratings to ${name}.answers.yaml, one entry for each item, the codes as here:
#   P017: { a: { answer: ["B", "D"], features: "A.9 D.7", level: 2.6 } }
# A remark on a question that seems wrong or unclear, or on a second answer that can be defended, may follow as
# note: "…" beside the level.
`;

const itemsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { items }) => sum + items.length, 0);

const kinds: Readonly<Record<string, PanelKind>> = {
  quant: {
    headOf: quantHead,
    lotsOf: (blocks) => Math.round(blocks.length / 24),
    controlsOf,
  },
  verbal: {
    headOf: verbalHead,
    lotsOf: (blocks) => Math.round(itemsOf(blocks) / 56),
    controlsOf: (_, blocks) => verbalControlsOf(blocks),
  },
};

export function panelKind(part: string): PanelKind {
  const kind = kinds[part];
  if (!kind) throw new Error(`No panel reads the part ${part}: ${Object.keys(kinds).join(' or ')}.`);
  return kind;
}
