/** A sheet that goes out to a reader: questions under codes, and nothing that tells what their makers think of them. */
import { Document, isMap, isSeq, visit } from 'yaml';
import { drawNames, viewOf } from './item.ts';
import type { CodedBlock } from './plan.ts';

export function writeSheet(head: string, blocks: readonly CodedBlock[]): string {
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
      if ((pair.key as { value?: unknown }).value === 'blanks' && isSeq(pair.value))
        for (const blank of pair.value.items) if (isMap(blank)) blank.flow = true;
    },
  });
  return `${head}\n${document.toString({ lineWidth: 0, flowCollectionPadding: true })}`;
}

/** The codes of a sheet in its order. */
export const sheetCodes = (sheet: string): string[] =>
  [...sheet.matchAll(/^\s*- item: (P\d+)$/gm)].map(([, code]) => code ?? '');
