/**
 * What a picture says of itself in its first bytes: format and size, read without decoding anything. A file of a few
 * hundred kilobytes can claim to be a wall of pixels, and it is the claim that costs the memory.
 */

export type PictureFormat = 'jpeg' | 'png' | 'webp';

type PictureHeader = {
  readonly format: PictureFormat;
  readonly width: number;
  readonly height: number;
  /** What it takes in memory once it is decoded. */
  readonly decodedBytes: number;
};

/** A photograph of the largest telephone has 50 megapixels, a screen of the largest kind 33. */
const maxPixels = 52_000_000;

/** 40 megapixels with four channels of eight bits. */
const maxDecodedBytes = 160_000_000;

export function isTooDetailed({ format, width, height, decodedBytes }: PictureHeader): boolean {
  if (width * height > maxPixels) return true;
  // A photograph is shrunk while it is read; the others stand in memory as they are.
  return format !== 'jpeg' && decodedBytes > maxDecodedBytes;
}

/** Null for what is none of the formats, or ends before it has said its size. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = startsWith(bytes, pngStart)
    ? readPng
    : startsWith(bytes, [0xff, 0xd8, 0xff])
      ? readJpeg
      : readWebp;
  try {
    const header = read(view);
    return header && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    // Past its end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));

/** By the colour type of its header: grey, RGB, palette, grey with alpha, RGB with alpha. */
const pngChannels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };

function readPng(view: DataView): PictureHeader | null {
  if (tagAt(view, 12) !== 'IHDR') return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = pngChannels[view.getUint8(25)];
  if (channels === undefined) return null;
  const bytesEach = view.getUint8(24) === 16 ? 2 : 1;
  // Its lines come in seven passes over the whole, so all of it stands in memory before the first can be used.
  const passes = view.getUint8(28) === 0 ? 1 : 2;
  return { format: 'png', width, height, decodedBytes: width * height * channels * bytesEach * passes };
}

/** From marker to marker until the one that begins the frame. */
function readJpeg(view: DataView): PictureHeader | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { format: 'jpeg', width, height, decodedBytes: width * height * view.getUint8(at + 9) };
    }
    // A filling byte stands alone; every other segment says how long it is.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

function readWebp(view: DataView): PictureHeader | null {
  if (tagAt(view, 0) !== 'RIFF' || tagAt(view, 8) !== 'WEBP') return null;
  const [width, height] = sizeOfWebp(view);
  return { format: 'webp', width, height, decodedBytes: width * height * 4 };
}

/** Its three kinds each write the size in their own way. */
function sizeOfWebp(view: DataView): [number, number] {
  const kind = tagAt(view, 12);
  if (kind === 'VP8X') return [1 + uint24(view, 24), 1 + uint24(view, 27)];
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)];
  }
  return kind === 'VP8 ' ? [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff] : [0, 0];
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
