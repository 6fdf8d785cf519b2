/** The question of the day: the same for everybody, open to everybody, and never one that is kept for a mock exam. */
import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs } from '#core/duration.ts';
import { day, openLeveledBank } from '#tests/api/leveled-bank.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';

const { harness, visitor, all } = await openLeveledBank();
const short = all.list.filter(({ form }) => ['tc1', 'se'].includes(form));

beforeEach(async () => {
  await forgetLimits(harness);
  harness.setNow(day(20));
});

const daily = (call = visitor) => call('GET /api/questions/daily');

describe('GET questions/daily', () => {
  test('is the same for visitors and learners all day, and has no key', async () => {
    const { call } = await makePerson(harness);
    const given = await daily();
    expect(given).toMatchObject({ id: expect.any(String), opened: null });
    expect(JSON.stringify(given)).not.toContain('SECRET');
    const own = await daily(call);
    expect(own).toEqual({ ...given, opened: expect.any(String) });
    // The day begins at four in the morning in Beijing, which is eight in the evening before in London.
    harness.setNow(new Date(day(20).getTime() + 20 * 3_600_000 - 1));
    expect((await daily())?.day).toBe(given?.day);
    expect((await daily())?.id).toBe(given?.id);
    harness.setNow(new Date(day(20).getTime() + 20 * 3_600_000));
    expect((await daily())?.day).not.toBe(given?.day);
  });

  test('is another one on other days, of those that are read at one glance', async () => {
    const ids = new Set<string>();
    for (let n = 0; n < 40; n++) {
      harness.setNow(new Date(day(20).getTime() + n * dayMs));
      const given = await daily();
      ids.add(given?.id ?? '');
    }
    expect(ids.size).toBeGreaterThan(3);
    for (const id of ids) expect(short.map((row) => row.id)).toContain(id);
  });

  test('tells a visitor key and analysis, of this question alone and on its day alone', async () => {
    const id = (await daily())?.id ?? '';
    const other = short.find((row) => row.id !== id)?.id ?? '';
    const check = (questionId: string) =>
      visitor('POST /api/questions/{id}/check', { params: { id: questionId }, body: { answer: ['A'] } });
    const get = (questionId: string) => visitor('GET /api/questions/{id}', { params: { id: questionId } });
    const open = { key: expect.any(Array), analysis: expect.any(Object) };
    const shut = { key: null, analysis: null };
    expect(await check(id)).toMatchObject({ ...open, mine: null });
    expect(await get(id)).toMatchObject({ ...open, isDaily: true });
    expect(await check(other)).toMatchObject(shut);
    expect(await get(other)).toMatchObject({ ...shut, isDaily: false });
    // To be tried first, it comes without.
    const tried = await visitor('GET /api/questions/{id}', {
      params: { id },
      query: { reveal: 'false' as never },
    });
    expect(tried).toMatchObject({ ...shut, isDaily: true });
    // On some other day it is one like the others.
    let later = day(21);
    for (;;) {
      harness.setNow(later);
      if ((await daily())?.id !== id) break;
      later = new Date(later.getTime() + dayMs);
    }
    expect(await check(id)).toMatchObject(shut);
    expect(await get(id)).toMatchObject({ ...shut, isDaily: false });
  });
});
