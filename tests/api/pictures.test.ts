/** Pictures that people send: what a hostile one costs, and who goes on meanwhile. */
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { openHarness } from './harness.ts';
import { forgetLimits, makePerson, type Person } from './people.ts';

const harness = await openHarness();
const { api, client, pool } = harness;

beforeEach(() => forgetLimits(harness));

async function upload(person: Person, path: string, bytes: Uint8Array<ArrayBuffer>, lang = 'en') {
  const form = new FormData();
  form.set('file', new File([bytes], 'shot.png', { type: 'image/png' }));
  const response = await api.request(`http://localhost${path}?lang=${lang}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, ...(await response.json()) };
}

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A black wall in seven passes and 16 bits: a few hundred kilobytes that promise hundreds of megabytes. */
async function makeWall(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const passes = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ] as const;
  const length = passes.reduce(
    (sum, [across, down]) => sum + Math.ceil(side / down) * (1 + Math.ceil(side / across) * 6),
    0,
  );
  const deflate = createDeflate({ level: 9 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  const zeros = Buffer.alloc(1 << 20);
  for (let left = length; left > 0; left -= zeros.length) {
    const isTaken = deflate.write(zeros.subarray(0, Math.min(left, zeros.length)));
    if (!isTaken) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  await new Promise((resolve) => deflate.once('end', resolve));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([16, 2, 0, 0, 1], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', Buffer.concat(parts)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

test('a small file that is a wall of pixels is refused with a sentence, and nothing is stored', async () => {
  const person = await makePerson(harness);
  const wall = await makeWall(7070);
  expect(wall.length).toBeLessThan(1_000_000);
  expect(await sharp(wall).metadata()).toMatchObject({ width: 7070, height: 7070, depth: 'ushort' });
  for (const path of ['/api/feedbacks/upload', '/api/users/avatar']) {
    expect(await upload(person, path, wall)).toMatchObject({
      status: 413,
      error: 'PICTURE_TOO_DETAILED',
      msg: expect.stringContaining('7070 × 7070 pixels'),
    });
    expect(await upload(person, path, wall, 'zh_cn')).toMatchObject({
      msg: expect.stringContaining('缩小后再上传'),
    });
  }
  const { rows } = await pool.query('select from feedback_pictures where user_id = $1', [person.id]);
  expect(rows).toHaveLength(0);
});

test('while large pictures are read, somebody logs in: they stand in no queue of the pages', async () => {
  const email = 'goes.on@example.com';
  const body = { email, password: 'lamp over dark water', nickname: 'Mu' };
  await client()('POST /api/auth/register', { body });
  const noise = await sharp({
    create: {
      width: 3000,
      height: 3000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((bytes) => sharp(bytes).jpeg({ quality: 40 }).toBuffer());
  const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(harness)));
  let done = 0;
  const uploads = people.map(async (person) => {
    const reply = await upload(person, '/api/feedbacks/upload', new Uint8Array(noise));
    done += 1;
    return reply.status;
  });
  await client()('POST /api/auth/login', { body: { email, password: body.password } });
  expect(done).toBeLessThan(people.length);
  expect(await Promise.all(uploads)).toEqual(people.map(() => 200));
});

test('one person’s pictures are made one after the other, and a flood of them is turned away', async () => {
  const person = await makePerson(harness);
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ffc92b' } })
    .png()
    .toBuffer();
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => upload(person, '/api/feedbacks/upload', new Uint8Array(picture))),
  );
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
  expect(replies.filter(({ status }) => status !== 200).map(({ error }) => error)).toContain('UNAVAILABLE');
});
