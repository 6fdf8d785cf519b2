/** Which code stands for what. Kept apart from the sheets while they are being read. */
import { z } from 'zod';
import type { Question } from '#core/questions/kinds.ts';
import type { CodedBlock } from './plan.ts';

const coded = z.strictObject({
  id: z.string(),
  lot: z.int(),
  /** The level to be given, where it is a control. */
  control: z.number().optional(),
  draws: z.array(z.string()),
});

export const codeTable = z.record(z.string(), coded);

export type CodeTable = z.infer<typeof codeTable>;

export function codesOf(lots: readonly (readonly CodedBlock[])[]): CodeTable {
  const entries = lots.flatMap((lot, i) =>
    lot.flatMap(({ items }) =>
      items.map(
        ({ code, id, control, draws }) =>
          [
            code,
            { id, lot: i + 1, ...(control !== undefined && { control }), draws: draws.map(idOf) },
          ] as const,
      ),
    ),
  );
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

const idOf = ({ id }: Question): string => id;
