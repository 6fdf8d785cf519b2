import { describe, expect, it } from 'vitest';
import type { Client } from '#contract/client.ts';
import { createSharedReplies } from '#server/pages/shared-replies.ts';

function counting(answer: (route: string) => unknown = () => ({ list: [1] })) {
  const asked: string[] = [];
  let now = 1;
  const client = (async (route: string) => {
    asked.push(route);
    return answer(route);
  }) as unknown as Client;
  const replies = createSharedReplies(() => now);
  return { asked, replies, client, wait: (ms: number) => (now += ms) };
}

describe('replies that are the same for everybody', () => {
  it('are asked for once in fifteen seconds, by language and query', async () => {
    const { asked, replies, client, wait } = counting();
    const zh = replies.through(client, 'zh_cn');
    const [first, second] = await Promise.all([zh('GET /api/teachers'), zh('GET /api/teachers')]);
    expect(second).toBe(first);
    await replies.through(client, 'zh_cn')('GET /api/teachers');
    expect(asked).toHaveLength(1);
    await replies.through(client, 'en')('GET /api/teachers');
    await zh('GET /api/news', { query: { page: 1 } });
    await zh('GET /api/news', { query: { page: 2 } });
    expect(asked).toHaveLength(4);
    wait(15_001);
    await zh('GET /api/teachers');
    expect(asked).toHaveLength(5);
  });

  it('leave out what depends on who asks', async () => {
    const { asked, replies, client } = counting();
    const call = replies.through(client, 'zh_cn');
    await call('GET /api/users/info');
    await call('GET /api/users/info');
    expect(asked).toHaveLength(2);
  });

  it('are all that is asked as a visitor', async () => {
    const { asked, replies, client } = counting();
    const call = replies.asVisitor(client, 'zh_cn');
    await call('GET /api/events', { query: { size: 3 } });
    await call('GET /api/events', { query: { size: 3 } });
    expect(asked).toHaveLength(1);
  });

  it('cannot be changed by one of their readers', async () => {
    const { replies, client } = counting();
    const reply: unknown = await replies.through(client, 'en')('GET /api/teachers');
    expect(() => (reply as { list: number[] }).list.push(2)).toThrow(TypeError);
  });

  it('are asked for again after a failure', async () => {
    let isDown = true;
    const { replies, client } = counting(() => {
      if (isDown) throw new Error('down');
      return [];
    });
    const call = replies.through(client, 'en');
    await expect(call('GET /api/teachers')).rejects.toThrow('down');
    isDown = false;
    expect(await call('GET /api/teachers')).toEqual([]);
  });
});
