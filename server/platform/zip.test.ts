import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openZip, writeZip, type ZipReader } from './zip.ts';

const open = (bytes: Uint8Array, maxEntries = 10): ZipReader => {
  const zip = openZip(bytes, maxEntries);
  if ('fault' in zip) throw new Error(zip.fault);
  return zip;
};
const faultOf = (bytes: Uint8Array, maxEntries = 10) => {
  const zip = openZip(bytes, maxEntries);
  return 'fault' in zip ? zip.fault : null;
};

const text = Buffer.from('灯塔 '.repeat(1000));
const archive = writeZip([
  { name: 'packed', bytes: text, isPacked: true },
  { name: '../../name', bytes: Buffer.from('stored'), isPacked: false },
  { name: 'empty', bytes: Buffer.alloc(0), isPacked: true },
]);

test('what was packed comes out, and a name is just a name', () => {
  const zip = open(archive);
  expect(zip.unpack('packed', text.length)).toEqual({ bytes: text });
  expect(zip.unpack('../../name', 6)).toEqual({ bytes: Buffer.from('stored') });
  expect(zip.unpack('empty', 0)).toEqual({ bytes: Buffer.alloc(0) });
  expect(zip.unpack('name', 6)).toBeNull();
});

test('no entry unpacks to more than is granted, whatever it says of its size', () => {
  expect(open(archive).unpack('packed', text.length - 1)).toEqual({ fault: 'large' });
  const bomb = writeZip([{ name: 'bomb', bytes: Buffer.alloc(20_000_000), isPacked: true }]);
  const small = Buffer.from(bomb);
  // Both places in which the size stands, in the entry and in the directory.
  for (const at of [22, small.length - 22 - 4 - 46 + 24]) small.writeUInt32LE(100, at);
  expect(small.length).toBeLessThan(50_000);
  expect(open(small).unpack('bomb', 1_000_000)).toEqual({ fault: 'large' });
});

test('an entry that is not what its sum says is broken', () => {
  const changed = Buffer.from(archive);
  const at = changed.indexOf('stored');
  changed[at] = 0x53;
  expect(open(changed).unpack('../../name', 6)).toEqual({ fault: 'broken' });
});

test('more entries than granted are not listed', () => {
  expect(faultOf(archive, 2)).toBe('many');
});

test('no cut and no noise is taken for an archive, and none of them throws', () => {
  expect(faultOf(Buffer.from('not a zip at all, but long enough for one'))).toBe('none');
  for (let length = 0; length < archive.length; length++)
    expect(faultOf(archive.subarray(0, length))).toMatch(/none|broken/);
  for (let at = archive.length - 200; at < archive.length; at++) {
    const noisy = Buffer.from(archive);
    noisy[at] = 0xff;
    const zip = openZip(noisy, 10);
    if (!('fault' in zip)) for (const name of ['packed', '../../name', 'empty']) zip.unpack(name, 10_000);
  }
});

test('a stream that goes on after its end, or is none, is broken', () => {
  const junk = writeZip([{ name: 'x', bytes: deflateRawSync(text), isPacked: false }]);
  const claimed = Buffer.from(junk);
  const directory = claimed.length - 22 - 1 - 46;
  claimed.writeUInt16LE(8, directory + 10);
  expect(open(claimed).unpack('x', 100_000)).toEqual({ fault: 'broken' });
});
