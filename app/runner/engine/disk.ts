/**
 * What has not reached the server yet, kept on this device: IndexedDB, and localStorage where there is none.
 *
 * A page that is being closed has no time left for IndexedDB, so its last words go to localStorage, which is written
 * at once. Reading looks in both places; the higher number is the newer one.
 */
import { attempt, openDatabase, settled } from '#app/browser-storage.ts';
import type { Answer, QuestionType } from '#core/questions/kinds.ts';

export type Unsent = {
  readonly recordId: string;
  readonly exerciseId: string;
  readonly type: QuestionType;
} & (
  | { readonly kind: 'answer'; readonly answer: Answer; readonly seq: number; readonly spent: number }
  | { readonly kind: 'mark'; readonly marked: boolean; readonly seq: number }
);

/** One of each kind for an exercise: a newer one takes the place of the older. */
export const keyOf = ({
  recordId,
  exerciseId,
  kind,
}: Pick<Unsent, 'recordId' | 'exerciseId' | 'kind'>): string => `${recordId}/${exerciseId}/${kind}`;

export type Disk = {
  load: (recordId: string) => Promise<Unsent[]>;
  put: (item: Unsent) => void;
  /** Writes before it returns, for a page that is being left. */
  putAtOnce: (items: readonly Unsent[]) => void;
  /** Takes away what the server has, and nothing newer. */
  remove: (item: Unsent) => void;
};

const prefix = 'beacon.unsent/';

/** Without any storage (a browser that forbids it) the page itself still remembers while it is open. */
function openLocal() {
  const read = (key: string): Unsent | null =>
    attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Unsent | null, null);
  return {
    load: (recordId: string): Unsent[] =>
      attempt(() => Object.keys(localStorage), [])
        .filter((key) => key.startsWith(`${prefix}${recordId}/`))
        .flatMap((key) => read(key) ?? []),
    put: (item: Unsent): boolean =>
      attempt(() => {
        localStorage.setItem(prefix + keyOf(item), JSON.stringify(item));
        return true;
      }, false),
    remove: (item: Unsent): void =>
      attempt(() => {
        const key = prefix + keyOf(item);
        const stored = read(key);
        if (stored && stored.seq <= item.seq) localStorage.removeItem(key);
      }, undefined),
  };
}

const storeName = 'unsent';

export function openDisk(): Disk {
  const local = openLocal();
  let opening: Promise<IDBDatabase | null> | null = null;
  const open = () => {
    opening ??= openDatabase('beacon-runner', [storeName]);
    return opening;
  };
  // One after the other, so that a removal never overtakes the writing of something newer.
  let last: Promise<unknown> = Promise.resolve();
  const then = (act: (store: IDBObjectStore) => Promise<unknown>, otherwise: () => void) => {
    last = last.then(async () => {
      const opened = await open();
      if (!opened) return otherwise();
      try {
        await act(opened.transaction(storeName, 'readwrite').objectStore(storeName));
      } catch {
        otherwise();
      }
    });
  };

  return {
    load: async (recordId) => {
      const opened = await open();
      const range = IDBKeyRange.bound(`${recordId}/`, `${recordId}0`, false, true);
      const stored = opened
        ? await settled<Unsent[]>(opened.transaction(storeName).objectStore(storeName).getAll(range)).catch(
            () => [],
          )
        : [];
      const newest = new Map<string, Unsent>();
      for (const item of [...stored, ...local.load(recordId)]) {
        const known = newest.get(keyOf(item));
        if (!known || item.seq > known.seq) newest.set(keyOf(item), item);
      }
      return [...newest.values()];
    },
    put: (item) =>
      then(
        (store) => settled(store.put(item, keyOf(item))),
        () => local.put(item),
      ),
    putAtOnce: (items) => {
      for (const item of items) local.put(item);
    },
    remove: (item) => {
      local.remove(item);
      then(
        async (store) => {
          const stored = await settled<Unsent | undefined>(store.get(keyOf(item)));
          if (stored && stored.seq <= item.seq) await settled(store.delete(keyOf(item)));
        },
        () => {},
      );
    },
  };
}
