/** Uploaded files in a bucket, so that several machines see the same ones. */
import type { Bucket } from '#server/platform/bucket.ts';
import { isStorageKey, type Storage, storedTypes, uploadsPath } from '#server/platform/storage.ts';

export function createS3Storage(bucket: Bucket): Storage {
  const checked = (key: string): string => {
    if (!isStorageKey(key)) throw new Error('not a key of the storage');
    return key;
  };
  return {
    put: async (key, bytes) => {
      const type = storedTypes[key.slice(key.lastIndexOf('.') + 1) as keyof typeof storedTypes];
      await bucket.put(checked(key), new Uint8Array(bytes), type);
    },
    get: async (key) => bucket.get(checked(key)),
    delete: async (key) => bucket.delete(checked(key)),
    // Through this server, which gives every file its safe headers; the bucket may stay closed to the world.
    url: (key) => uploadsPath + key,
  };
}
