/**
 * One-time codes that an authenticator app shows: RFC 6238 with what every app knows, SHA-1, 30 seconds, six digits.
 * The HMAC is handed in, so that nothing here needs a runtime.
 */

const stepMs = 30_000;

/** Clocks of phones are a little off: the step before and the one after are good too. */
const drift = 1;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs);

export type HmacSha1 = (message: Uint8Array) => Uint8Array;

export function codeAt(step: number, hmac: HmacSha1): string {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(step));
  const digest = hmac(new Uint8Array(message.buffer));
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const offset = view.getUint8(digest.byteLength - 1) & 15;
  return String((view.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step that this is the code of, or null. A step up to `lastStep` was used already, and each is good once. */
export function findStep(code: string, now: Date, lastStep: number, hmac: HmacSha1): number | null {
  const at = stepAt(now);
  for (let step = at - drift; step <= at + drift; step += 1)
    if (step > lastStep && codeAt(step, hmac) === code) return step;
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: how a secret is typed into an app. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** What the QR code says, as the authenticator apps read it. */
export function otpauthUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`;
}
