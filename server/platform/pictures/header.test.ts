import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isTooDetailed, readPictureHeader } from './header.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffc92b' } });

test.each(['jpeg', 'png', 'webp'] as const)(
  'the size of a %s is read from its first bytes',
  async (format) => {
    const bytes = await plain(321, 77).toFormat(format).toBuffer();
    expect(readPictureHeader(bytes)).toMatchObject({ format, width: 321, height: 77 });
  },
);

test('all three kinds of WebP, and a JPEG that comes in passes, say their size', async () => {
  const lossless = await plain(300, 20).webp({ lossless: true }).toBuffer();
  const withAlpha = await plain(300, 20).ensureAlpha(0.5).webp().toBuffer();
  const progressive = await plain(300, 20).jpeg({ progressive: true }).toBuffer();
  for (const bytes of [lossless, withAlpha, progressive])
    expect(readPictureHeader(bytes)).toMatchObject({ width: 300, height: 20 });
});

test('what is no picture, or ends before its size, has no header', async () => {
  const png = await plain(9, 9).png().toBuffer();
  const jpeg = await plain(9, 9).jpeg().toBuffer();
  const others = [
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('GIF89a'),
  ];
  for (const bytes of [...others, png.subarray(0, 20), jpeg.subarray(0, 30)])
    expect(readPictureHeader(bytes)).toBeNull();
});

test('what a telephone or a large screen makes is let in, and a wall of pixels is not', () => {
  const png = { format: 'png', decodedBytes: 0 } as const;
  expect(isTooDetailed({ format: 'jpeg', width: 8064, height: 6048, decodedBytes: 8064 * 6048 * 3 })).toBe(
    false,
  );
  expect(isTooDetailed({ ...png, width: 7680, height: 4320, decodedBytes: 7680 * 4320 * 4 })).toBe(false);
  expect(isTooDetailed({ ...png, width: 7070, height: 7070, decodedBytes: 7070 * 7070 * 12 })).toBe(true);
  expect(isTooDetailed({ format: 'jpeg', width: 60_000, height: 1000, decodedBytes: 1 })).toBe(true);
});
