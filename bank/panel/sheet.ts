/** A sheet that goes out to a reader: questions under codes, and nothing that tells what their makers think of them. */
import { Document, isMap, visit } from 'yaml';
import { drawNames, viewOf } from './item.ts';
import type { CodedBlock } from './plan.ts';

const head = (
  name: string,
) => `# Reading ${name}. You rate how hard each question is, by the difficulty scale: docs/difficulty.md.
# You see neither keys nor labels, and you speak with no other reader. Read the check-list and the anchors first.
#
# Every item P… is one idea in three draws, a, b and c. For each draw, in this order:
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

export function writeSheet(name: string, blocks: readonly CodedBlock[]): string {
  const entries = blocks.map(({ displays, items }) => {
    const shown = items.map(({ code, draws }) => ({
      item: code,
      form: draws[0]?.form,
      ...Object.fromEntries(draws.map((question, i) => [drawNames[i], viewOf(question)])),
    }));
    if (!displays) return shown[0];
    return {
      displays: Object.fromEntries(displays.map((display, i) => [drawNames[i], display])),
      questions: shown,
    };
  });
  const document = new Document(entries, { aliasDuplicateObjects: false });
  // Options in one line: a sheet is long enough.
  visit(document, {
    Pair(_, pair) {
      if ((pair.key as { value?: unknown }).value === 'options' && isMap(pair.value)) pair.value.flow = true;
    },
  });
  return `${head(name)}\n${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}

/** The codes of a sheet in its order. */
export const sheetCodes = (sheet: string): string[] =>
  [...sheet.matchAll(/^\s*- item: (P\d+)$/gm)].map(([, code]) => code ?? '');
