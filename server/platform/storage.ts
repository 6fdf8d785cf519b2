/** Where uploaded files are kept. They are known by a key such as `avatars/k3…9x.webp`, never by a name of the caller's. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  delete: (key: string) => Promise<void>;
  /** Where a browser finds it. */
  url: (key: string) => string;
};

/** The kinds of file that are ever stored; all of them were made by us. */
export const storedTypes = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
} as const;

const keyPattern = /^[a-z][a-z-]*\/[\w-]{20,60}\.(?:webp|png|jpg|pdf)$/;

export const isStorageKey = (key: string): boolean => keyPattern.test(key);

/** A key that nobody guesses and nothing else has. */
export const makeStorageKey = (folder: string, type: keyof typeof storedTypes): string =>
  `${folder}/${randomBytes(18).toString('base64url')}.${type}`;

export const uploadsPath = '/uploads/';

/** The key behind an address that `url` gave, or null for any other address. */
export function storageKeyOf(url: string): string | null {
  const key = url.startsWith(uploadsPath) ? url.slice(uploadsPath.length) : '';
  return isStorageKey(key) ? key : null;
}

export function createDiskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error('not a key of the storage');
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      // Under its name only when it is whole, for the address may be asked for at once.
      const draft = `${file}.${randomBytes(4).toString('hex')}`;
      await writeFile(draft, bytes, { flag: 'wx' });
      await rename(draft, file);
    },
    get: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    url: (key) => uploadsPath + key,
  };
}
