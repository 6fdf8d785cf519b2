import { expect, it } from 'vitest';
import { killDatabase } from './kill-database.ts';

it('loses no acknowledged row when Node and the database are killed', { timeout: 90_000 }, async () => {
  const rounds = await killDatabase(2);
  expect(rounds.map((round) => round.kind)).toEqual(['everything', 'node only']);
  for (const round of rounds) {
    expect(round.acknowledged).toBeGreaterThan(0);
    expect(round.lost).toBe(0);
  }
});
