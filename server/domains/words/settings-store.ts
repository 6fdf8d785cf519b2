/** How somebody learns words: how many new ones a day, how sure they want to be, where they begin. */
import { eq } from 'drizzle-orm';
import type { Estimate } from '#core/words/level-test.ts';
import type { Retention } from '#core/words/memory.ts';
import type { Queryable } from '#server/db/tx.ts';
import { wordSettings } from './tables.ts';

export type Settings = { newPerDay: number; retention: Retention; startLevel: number };
export type KeptSettings = Settings & { testedAt: Date | null; estimate: Estimate | null };

const defaults: KeptSettings = {
  newPerDay: 20,
  retention: 0.9,
  startLevel: 1,
  testedAt: null,
  estimate: null,
};

export async function findSettings(db: Queryable, userId: string): Promise<KeptSettings> {
  const [row] = await db.select().from(wordSettings).where(eq(wordSettings.userId, userId));
  if (!row) return defaults;
  const { newPerDay, retention, startLevel, testedAt, estimate } = row;
  // A `real` comes back with the digits of a double.
  return { newPerDay, retention: retention < 0.875 ? 0.85 : 0.9, startLevel, testedAt, estimate };
}

export async function saveSettings(
  db: Queryable,
  userId: string,
  changed: { [K in keyof KeptSettings]?: KeptSettings[K] | undefined },
  now: Date,
): Promise<KeptSettings> {
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  await db
    .insert(wordSettings)
    .values({ ...defaults, ...given, userId, updatedAt: now })
    .onConflictDoUpdate({ target: wordSettings.userId, set: { ...given, updatedAt: now } });
  return findSettings(db, userId);
}
