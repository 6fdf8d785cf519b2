/** The levels that the panels gave, by family: read when the bank is built, written when a panel has been read. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { readLog } from './log.ts';
import { readersOf } from './offsets.ts';
import { type SettledDraw, settleDraws, settleItems } from './settle.ts';

export const logFolder = join(import.meta.dirname, '..', 'reviews', 'panel');

const fileOf = (part: string): string => join(import.meta.dirname, `${part}.yaml`);

const level = z.strictObject({
  level: z.number().min(1).max(5),
  spread: z.number().positive(),
  readings: z.int(),
  draws: z.record(z.string(), z.number()).optional(),
});

export type Levels = Record<string, z.infer<typeof level>>;

/** By family, or by family and place for the questions of a data set; nothing where no panel has read the part. */
export function readLevels(part: string): Levels {
  const file = fileOf(part);
  return existsSync(file) ? z.record(z.string(), level).parse(parse(readFileSync(file, 'utf8')) ?? {}) : {};
}

/** All draws that the panels of a part have settled, from their logs. A later panel takes the place of an earlier one. */
export function readDraws(part: string): SettledDraw[] {
  if (!existsSync(logFolder)) return [];
  const panels = readdirSync(logFolder)
    .filter((name) => name.startsWith(`${part}-`) && name.endsWith('.csv'))
    .sort()
    .map((name) => {
      const ratings = readLog(readFileSync(join(logFolder, name), 'utf8'));
      return settleDraws(ratings, readersOf(ratings));
    });
  const last = new Map(panels.flatMap((draws, i) => draws.map(({ item }) => [item, i] as const)));
  return panels.flatMap((draws, i) => draws.filter(({ item }) => last.get(item) === i));
}

/** Levels follow from the logs, so that they can be reckoned again at any time. What has left the bank has none. */
export function writeLevels(part: string, isInBank: (item: string) => boolean): string {
  const items = new Map([...settleItems(readDraws(part))].filter(([id]) => isInBank(id)));
  const head = `# Levels by the blind panels, written by \`npm run bank -- panel --answers\` from bank/reviews/panel/${part}-*.csv.\n`;
  const lines = [...items].map(
    ([id, item]) => `${id}: ${stringify(item, { collectionStyle: 'flow', lineWidth: 0 })}`,
  );
  writeFileSync(fileOf(part), head + lines.join(''));
  return `bank/panel/${part}.yaml: ${items.size} levels`;
}
