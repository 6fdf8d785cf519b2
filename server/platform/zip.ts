/**
 * Zip archives in memory, by their directory. Node's zlib does the packing; what an archive claims of itself is never
 * believed: no entry unpacks to more bytes than the caller grants, and a name is a name, not a path.
 */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; bytes: Uint8Array; isPacked: boolean };

const entryMark = 0x04034b50;
const directoryMark = 0x02014b50;
const endMark = 0x06054b50;
const endLength = 22;
const directoryLength = 46;
const entryLength = 30;

/** Names are UTF-8. */
const flags = 0x0800;
/** The first day that the format knows, so that the same content is the same archive. */
const firstDay = 0x0021;

export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes, isPacked } of entries) {
    const data = isPacked ? deflateRawSync(bytes) : bytes;
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(isPacked ? 8 : 0, 4);
    shared.writeUInt16LE(firstDay, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    parts.push(uint32(entryMark), shared, nameBytes, data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(uint32(directoryMark), uint16(20), shared, place, nameBytes);
    at += entryLength + nameBytes.length + data.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(endMark, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

const uint16 = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8]);
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** `none`: no zip archive; `broken`: cut off or contradictory; `many`: more entries than granted. */
export type ZipFault = 'none' | 'broken' | 'many';

/** `large`: it would unpack to more than granted. */
export type Unpacked = { bytes: Buffer } | { fault: 'broken' | 'large' };

export type ZipReader = {
  has: (name: string) => boolean;
  /** Null where there is no such entry. */
  unpack: (name: string, maxBytes: number) => Unpacked | null;
};

type Place = { method: number; packed: number; size: number; crc: number; at: number; isEncrypted: boolean };

export function openZip(bytes: Uint8Array, maxEntries: number): ZipReader | { fault: ZipFault } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < endLength || file.readUInt32LE(0) !== entryMark) return { fault: 'none' };
  const end = findEnd(file);
  if (end === -1) return { fault: 'broken' };
  const count = file.readUInt16LE(end + 10);
  if (count > maxEntries) return { fault: 'many' };
  const places = new Map<string, Place>();
  let at = file.readUInt32LE(end + 16);
  for (let no = 0; no < count; no++) {
    if (at + directoryLength > end || file.readUInt32LE(at) !== directoryMark) return { fault: 'broken' };
    const nameLength = file.readUInt16LE(at + 28);
    const next = at + directoryLength + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    if (next > end) return { fault: 'broken' };
    const name = file.toString('utf8', at + directoryLength, at + directoryLength + nameLength);
    places.set(name, {
      method: file.readUInt16LE(at + 10),
      crc: file.readUInt32LE(at + 16),
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
    });
    at = next;
  }
  return {
    has: (name) => places.has(name),
    unpack: (name, maxBytes) => {
      const place = places.get(name);
      return place ? unpack(file, place, maxBytes) : null;
    },
  };
}

/** From the back: a comment of up to 64 KB may follow it. */
function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endLength - 0xffff);
  for (let at = file.length - endLength; at >= first; at--) if (file.readUInt32LE(at) === endMark) return at;
  return -1;
}

function unpack(
  file: Buffer,
  { method, packed, size, crc, at, isEncrypted }: Place,
  maxBytes: number,
): Unpacked {
  if (isEncrypted || at + entryLength > file.length || file.readUInt32LE(at) !== entryMark)
    return { fault: 'broken' };
  const start = at + entryLength + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (start + packed > file.length) return { fault: 'broken' };
  if (size > maxBytes) return { fault: 'large' };
  const data = file.subarray(start, start + packed);
  try {
    const bytes = method === 8 ? inflateRawSync(data, { maxOutputLength: Math.max(1, maxBytes) }) : data;
    if ((method !== 8 && method !== 0) || bytes.length !== size || crc32(bytes) !== crc)
      return { fault: 'broken' };
    return { bytes };
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { fault: isLarge ? 'large' : 'broken' };
  }
}
