/** Reading what a caller sent, within limits and without surprises for the database. */
import { AppError } from '#server/http/errors.ts';

/** The parsed body. An empty one is an empty object, so that the schema can say what is missing. */
export async function readBody(request: Request, limit: number, isMultipart = false): Promise<unknown> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > limit) throw new AppError('BODY_TOO_LARGE');
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isExpected = isMultipart
    ? type === 'multipart/form-data'
    : /^application\/([\w.+-]+\+)?json$/.test(type);
  const hasBody = declared === null ? request.body !== null : declared !== '0';
  if (!hasBody) return {};
  // Whoever declares no length may have sent nothing at all, and nothing has no type.
  if (!isExpected && declared !== null) throw new AppError('UNSUPPORTED_MEDIA_TYPE');

  const bytes = declared === null ? await readWithin(request, limit) : await readDeclared(request);
  if (bytes.length === 0 && !isMultipart) return {};
  if (!isExpected) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (isMultipart) return readForm(bytes, request.headers.get('content-type') ?? '');
  return parseJson(bytes);
}

/** The HTTP parser hands over no more than was declared; without a stream in between this is twice as fast. */
async function readDeclared(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch (cause) {
    throw new AppError('MALFORMED_BODY', { cause });
  }
}

/**
 * A body without a declared length is counted as it comes. One that is too large is left where it is: cancelling a
 * form that is sent within the process makes Node reject a promise of its own, which nobody could catch.
 */
async function readWithin(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks, size);
      size += value.length;
      if (size > limit) throw new AppError('BODY_TOO_LARGE');
      chunks.push(value);
    }
  } catch (cause) {
    // A caller that went away in the middle is no fault of ours.
    throw cause instanceof AppError ? cause : new AppError('MALFORMED_BODY', { cause });
  } finally {
    reader.releaseLock();
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = decoder.decode(bytes);
    // PostgreSQL takes neither a zero character nor half of a surrogate pair. Both can only come escaped.
    const isSuspect = /\\u(?:0000|d[89a-f])/i.test(text);
    return JSON.parse(text, isSuspect ? refuseUnstorable : undefined);
  } catch (cause) {
    throw new AppError('MALFORMED_BODY', { cause });
  }
}

function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
      throw new Error('a character that cannot be stored');
    }
  }
  return value;
}

/** A field that comes several times is a list. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    const fields: Record<string, unknown> = {};
    for (const name of new Set(form.keys())) {
      const values = form.getAll(name);
      if (values.some((value) => typeof value === 'string' && value.includes('\0')))
        throw new Error('zero character');
      fields[name] = values.length === 1 ? values[0] : values;
    }
    return fields;
  } catch (cause) {
    throw new AppError('MALFORMED_BODY', { cause });
  }
}
