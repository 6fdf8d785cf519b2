/** The few things that newer packages of Anki say in protobuf: numbers and bytes by their field numbers. */

type Value = { field: number; number: number } | { field: number; bytes: Buffer };

/** Null where the bytes are none of it. Longer numbers than a double holds are not needed, and come out rounded. */
export function readMessage(bytes: Uint8Array): Value[] | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values: Value[] = [];
  let at = 0;
  const readNumber = (): number | null => {
    let value = 0;
    for (let place = 0; place < 10; place++) {
      const byte = buffer[at];
      if (byte === undefined) return null;
      at += 1;
      value += (byte & 0x7f) * 2 ** (7 * place);
      if (byte < 0x80) return value;
    }
    return null;
  };
  while (at < buffer.length) {
    const key = readNumber();
    if (key === null || key < 8 || key > 0xffff_ffff) return null;
    const field = Math.floor(key / 8);
    const wire = key % 8;
    if (wire === 0) {
      const number = readNumber();
      if (number === null) return null;
      values.push({ field, number });
      continue;
    }
    const length = wire === 2 ? readNumber() : wire === 1 ? 8 : wire === 5 ? 4 : null;
    if (length === null || at + length > buffer.length) return null;
    values.push({ field, bytes: buffer.subarray(at, at + length) });
    at += length;
  }
  return values;
}

export const numberOf = (values: readonly Value[], field: number): number => {
  const found = values.findLast((value) => value.field === field);
  return found && 'number' in found ? found.number : 0;
};
