/** An article's text as the API gives it: parsed, so that no reader has to know our markdown. */
import { z } from 'zod';
import type { Block, Inline } from '#core/markdown.ts';

const inline: z.ZodType<Inline, Inline> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({
      kind: z.enum(['strong', 'em']),
      get runs() {
        return runs;
      },
    }),
    z.object({
      kind: z.literal('link'),
      /** A path of ours, without the language. */
      to: z.string(),
      get runs() {
        return runs;
      },
    }),
  ])
  .meta({ id: 'Inline' });

const runs = z.array(inline);

const block: z.ZodType<Block, Block> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), id: z.string(), runs }),
    z.object({ kind: z.enum(['paragraph', 'quote']), runs }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs) }),
    z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
  ])
  .meta({ id: 'Block' });

export const blocks = z.array(block);
