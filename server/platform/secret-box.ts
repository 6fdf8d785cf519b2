/** Secrets that have to be read again, encrypted at rest with a key that is not in the database. */
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** `keyId` tells which key it was, so that a wrong key is told from a wrong secret. */
type Sealed = { readonly sealed: Buffer; readonly keyId: string };

export type SecretBox = {
  /** What it is for and whose it is goes in with it: moved to another row, it does not open. */
  seal: (secret: Uint8Array, purpose: string) => Sealed;
  /** Null where it was sealed with another key. */
  open: (sealed: Sealed, purpose: string) => Buffer | null;
};

const ivBytes = 12;
const tagBytes = 16;

/** Without `SECRET_KEY` the key is made at the first need and kept in the data folder, for its owner alone. */
export function createSecretBox({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): SecretBox {
  let known: { key: KeyObject; keyId: string } | undefined;
  const keys = () => {
    if (!known) {
      const source = secretKey ?? readKeyFile(dataDir);
      const derive = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', source, '', use, bytes));
      // As an object: making one of the bytes anew costs more than sealing something short.
      const key = createSecretKey(derive('beacon secret box', 32));
      known = { key, keyId: derive('beacon key id', 6).toString('hex') };
    }
    return known;
  };
  return {
    seal: (secret, purpose) => {
      const { key, keyId } = keys();
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(secret), cipher.final()]);
      return { sealed: Buffer.concat([iv, cipher.getAuthTag(), body]), keyId };
    },
    open: ({ sealed, keyId }, purpose) => {
      const own = keys();
      if (own.keyId !== keyId) return null;
      const decipher = createDecipheriv('aes-256-gcm', own.key, sealed.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
    },
  };
}

function readKeyFile(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
