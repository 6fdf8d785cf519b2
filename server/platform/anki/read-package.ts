/**
 * Reads a package of any Anki. It is a stranger's archive with a stranger's database in it: everything is bounded before
 * it is unpacked, nothing is written to disk, no media is touched, and of the database a few plain tables are read.
 */
import { zstdDecompressSync } from 'node:zlib';
import type { IncomingRead, Refusal } from '#core/words/anki/foreign.ts';
import { openZip, type ZipReader } from '#server/platform/zip.ts';
import { type PackageLimits, packageLimits } from './package-limits.ts';
import { numberOf, readMessage } from './protobuf.ts';
import { readCollection } from './read-collection.ts';

const refuse = (reason: Refusal): IncomingRead => ({ kind: 'refused', reason });

export function readPackage(bytes: Uint8Array, limits: PackageLimits = packageLimits): IncomingRead {
  const zip = openZip(bytes, limits.maxEntries);
  if ('fault' in zip)
    return refuse(zip.fault === 'none' ? 'no-package' : zip.fault === 'many' ? 'large' : 'broken');
  const found = unpackCollection(zip, limits.maxCollectionBytes);
  return 'reason' in found ? refuse(found.reason) : readCollection(found.bytes, limits);
}

/** Which kind it is says `meta`; the kinds before it had none. */
function unpackCollection(zip: ZipReader, maxBytes: number): { bytes: Buffer } | { reason: Refusal } {
  const version = versionOf(zip);
  if (version === null) return { reason: 'broken' };
  if (version > 3) return { reason: 'newer' };
  const names = version === 3 ? ['collection.anki21b'] : ['collection.anki21', 'collection.anki2'];
  const name = names.find(zip.has);
  if (!name) return { reason: 'no-package' };
  // What zstd cannot shrink comes a little larger.
  const unpacked = zip.unpack(name, maxBytes + 1024);
  if (!unpacked) return { reason: 'no-package' };
  if ('fault' in unpacked) return { reason: unpacked.fault };
  if (version < 3) return unpacked.bytes.length > maxBytes ? { reason: 'large' } : unpacked;
  try {
    return { bytes: zstdDecompressSync(unpacked.bytes, { maxOutputLength: maxBytes }) };
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return { reason: isLarge ? 'large' : 'broken' };
  }
}

/** 1 and 2 for the old kinds, 3 for the one packed with zstd, more for what is not known yet; null for no number. */
function versionOf(zip: ZipReader): number | null {
  if (!zip.has('meta')) return zip.has('collection.anki21') ? 2 : 1;
  const meta = zip.unpack('meta', 1024);
  const values = meta && 'bytes' in meta ? readMessage(meta.bytes) : null;
  const version = values ? numberOf(values, 1) : 0;
  return version >= 1 ? version : null;
}
