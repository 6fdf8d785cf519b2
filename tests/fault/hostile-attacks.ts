/**
 * What a hostile person sends: small requests that once stopped the site, read a key or gained time. Each attack tells
 * what it got that it should not have got; whether others felt it is measured beside it.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import {
  type Attack,
  answerWith,
  dataOf,
  exit,
  faults,
  hold,
  openSection,
  release,
  type Sent,
  send,
  type Target,
  times,
  tokenAt,
} from './hostile-hands.ts';

export type { Target };

const upgradeForgotten: Attack = {
  name: '1,100 upgrades that nobody answers',
  run: async (target) => {
    const words = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
    const sockets = await hold(target, 1100, words, { forMs: 3000 });
    const open = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
    release(sockets);
    return open > 0 ? [`${open} upgrades were left open`] : [];
  },
};

const socketsUnfinished: Attack = {
  name: '300 sockets that never say who they are',
  run: async (target) => {
    const words = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'Host: localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    release(await hold(target, 300, `${words.join('\r\n')}\r\n\r\n`, { forMs: 2000 }));
    return [];
  },
};

const slowBodies: Attack = {
  name: '200 bodies that trickle',
  run: async (target) => {
    const words =
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
    release(await hold(target, 200, words, { forMs: 4000, everyMs: 500 }));
    return [];
  },
};

const hugeBodies: Attack = {
  name: 'bodies that are too large or too deep',
  run: async (target) => {
    const token = tokenAt(target, 0);
    const deep = '['.repeat(200_000);
    const sent = await times(12, (index) =>
      send(target, '/api/notes', {
        method: 'POST',
        token,
        body: index % 2 === 0 ? `{"content":"${'x'.repeat(12_000_000)}"}` : deep,
      }),
    );
    return faults('large bodies', sent);
  },
};

const dottedEssay: Attack = {
  name: 'an essay of dots',
  run: async (target) => {
    const token = tokenAt(target, 1);
    const attempt = await openSection(target, token, target.mockId);
    const essay = attempt?.exercises.find(({ question_type }) => question_type === 'write');
    if (!attempt || !essay) return ['the essay could not be reached'];
    const opening = 'The claim holds. '.repeat(50);
    const sent: Sent[] = [];
    for (const length of [59_990, 29_990])
      sent.push(await answerWith(target, token, attempt, essay, [opening.padEnd(length, '.')]));
    await exit(target, token, attempt);
    sent.push(
      ...(await times(10, (index) =>
        send(target, `/api/records/${attempt.recordId}/${index % 2 === 0 ? 'essays' : 'results'}`, { token }),
      )),
      await send(target, `/zh_cn/result/${attempt.recordId}`, { headers: { cookie: `token=${token}` } }),
    );
    return faults('the essay', sent);
  },
};

/** Formulas as an answer: what KaTeX and Typst would make of them once took minutes, or read files. */
const formulas = [
  `$x_0${"'".repeat(3000)}$`,
  `$x_0${"'".repeat(33)}$`,
  `$${'{'.repeat(3000)}${'}'.repeat(3000)}$`,
  `$${'{'.repeat(19)}${'}'.repeat(19)}$`,
  '$\\text{" #read("worker.ts") "}$',
  '$\\text{" #while true {} "}$',
  '#import "@preview/cetz:0.3.0"',
];

const setFormulas: Attack = {
  name: 'answers that are programs',
  run: async (target) => {
    const sent: Sent[] = [];
    for (const [index, formula] of formulas.entries()) {
      const token = tokenAt(target, 2 + index);
      const attempt = await openSection(target, token, target.numericSetId);
      const asked = attempt?.exercises.filter(({ question }) => question.form === 'numeric') ?? [];
      if (!attempt || asked.length === 0) return ['no number was asked for'];
      for (const exercise of asked)
        sent.push(await answerWith(target, token, attempt, exercise, [formula, formula]));
      await exit(target, token, attempt);
      const { recordId } = attempt;
      sent.push(
        await send(target, `/api/records/${recordId}/results`, { token }),
        await send(target, `/zh_cn/result/${recordId}`, { headers: { cookie: `token=${token}` } }),
        await send(target, `/api/records/${recordId}/pdf`, { token }),
      );
    }
    return faults('reports', sent);
  },
};

const pictureBombs: Attack = {
  name: 'six pictures of fifty million points',
  run: async (target) => {
    const boundary = 'hostile';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(head),
      Buffer.from(target.bomb),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const sent = await times(6, () =>
      send(target, '/api/feedbacks/upload', {
        method: 'POST',
        token: tokenAt(target, 0),
        body,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      }),
    );
    return [
      ...faults('pictures', sent),
      ...(sent.some(({ status }) => status === 200) ? ['a picture of 50 million points was taken'] : []),
    ];
  },
};

/** The English words of a question, as they are typed into the search. */
const stemOf = (question: unknown): string =>
  ((question as { stem?: { en?: string } } | undefined)?.stem?.en ?? '').replace(/[^A-Za-z ]+/g, ' ').trim();

const readKeys: Attack = {
  name: 'the keys of a running exam',
  run: async (target) => {
    const token = tokenAt(target, 11);
    const attempt = await openSection(target, token, target.mockId, 1);
    if (!attempt || attempt.exercises.length < 5) return ['the exam could not be begun'];
    const found: string[] = [];
    const topic = (text: string) => encodeURIComponent(text.slice(0, 60));
    for (const { question } of attempt.exercises) {
      const words = stemOf(question);
      const hits = await dataOf(send(target, `/api/search?searchKey=${topic(words)}`, { token }));
      const list = (hits?.questions as { list: { id: string }[] } | undefined)?.list ?? [];
      for (const { id } of list.slice(0, 3)) {
        const shown = await dataOf(send(target, `/api/questions/${id}`, { token }));
        if (words.length > 40 && stemOf(shown?.question) === words) found.push(id);
      }
    }
    return found.length > 0
      ? [`${found.length} questions of a running exam could be read with their keys`]
      : [];
  },
};

const readWhileSaved: Attack = {
  name: 'questions while the clock stands',
  run: async (target) => {
    const token = tokenAt(target, 12);
    const attempt = await openSection(target, token, target.mockId);
    const [first] = attempt?.exercises ?? [];
    if (!attempt || !first) return ['the exam could not be begun'];
    const { recordId, tab } = attempt;
    await send(target, `/api/records/${recordId}/save`, { method: 'PUT', token, body: { tab } });
    const record = await dataOf(send(target, `/api/records/${recordId}`, { token }));
    const shown = (record?.exercises as unknown[] | undefined) ?? [];
    const late = await answerWith(target, token, attempt, first, ['written while the clock stood']);
    return [
      ...(shown.length > 0 ? [`${shown.length} questions are shown while the clock stands`] : []),
      ...(late.status === 200 ? ['an answer was taken while the clock stood'] : []),
    ];
  },
};

const foreignRedirect: Attack = {
  name: 'a redirect to another site',
  run: async (target) => {
    const sent = await Promise.all(
      ['//evil.example/?lang=fr', '/\\evil.example/?lang=fr', '//evil.example/%2e%2e?lang=fr'].map((path) =>
        send(target, path),
      ),
    );
    return sent
      .map(({ headers }) => String(headers.location ?? ''))
      .filter((location) => /^(?:[/\\]{2}|https?:)/.test(location) && location.includes('evil'))
      .map((location) => `led to ${location}`);
  },
};

const floods: Attack = {
  name: 'floods of searches, views, checks and codes',
  run: async (target) => {
    const token = tokenAt(target, 13);
    const view = () => ({
      uuid: randomUUID(),
      platform: 'GRE',
      name: 'x'.repeat(100),
      path: `/${'y'.repeat(900)}`,
      created_at: new Date().toISOString(),
    });
    const sent: Sent[] = [];
    for (let round = 0; round < 10; round += 1) {
      sent.push(
        ...(await times(20, (index) =>
          send(
            target,
            `/api/search?searchKey=${'.'.repeat(100)}${index}${'的'.repeat(20)}`.replace(/的/g, '%E7%9A%84'),
            {
              token,
            },
          ),
        )),
        ...(await times(20, () => send(target, '/api/view-logs', { method: 'POST', body: view() }))),
        ...(await times(10, () =>
          send(target, '/api/questions/1/check', { method: 'POST', body: { answer: [randomUUID()] } }),
        )),
        ...(await times(4, () =>
          send(target, '/api/auth/codes', {
            method: 'POST',
            body: { purpose: 'reset', email: target.victim },
          }),
        )),
        ...(await times(6, () =>
          send(target, '/api/auth/login', {
            method: 'POST',
            body: { email: target.victim, password: randomUUID() },
          }),
        )),
      );
    }
    const refused = sent.filter(({ status }) => status === 429).length;
    return [...faults('floods', sent), ...(refused === 0 ? ['no flood met a limit'] : [])];
  },
};

const numbersTooLarge: Attack = {
  name: 'numbers that no column holds',
  run: async (target) => {
    const token = tokenAt(target, 14);
    const attempt = await openSection(target, token, target.numericSetId);
    const [first] = attempt?.exercises ?? [];
    if (!attempt || !first) return ['the set could not be begun'];
    const sent = await Promise.all([
      send(target, '/api/notes/1', { method: 'PUT', token, body: { content: 'x', revision: 2_147_483_648 } }),
      send(target, `/api/exercises/${first.id}/answer`, {
        method: 'PUT',
        token,
        body: {
          recordId: attempt.recordId,
          tab: attempt.tab,
          type: first.question_type,
          answer: ['1'],
          seq: Number.MAX_SAFE_INTEGER,
        },
      }),
    ]);
    return faults('large numbers', sent);
  },
};

export const attacks: readonly Attack[] = [
  upgradeForgotten,
  socketsUnfinished,
  slowBodies,
  hugeBodies,
  dottedEssay,
  setFormulas,
  pictureBombs,
  readKeys,
  readWhileSaved,
  foreignRedirect,
  floods,
  numbersTooLarge,
];

/** Those that hold connections, left open while the server is told to end. */
export const lastBreath = (target: Target): Promise<Socket[]> =>
  hold(target, 50, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', {
    forMs: 500,
  });
