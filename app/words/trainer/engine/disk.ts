/**
 * The session and its grades on this device: IndexedDB, and localStorage where there is none. Everything is bound to the
 * account it belongs to and stays until the server has it, whoever logs in or out meanwhile.
 */
import { attempt, openDatabase, settled } from '#app/browser-storage.ts';
import type { Done, SessionReply } from './session-state.ts';

export type KeptSession = {
  owner: string;
  id: string;
  /** What was asked for: another group is another session. */
  address: string;
  startedAt: string;
  reply: SessionReply;
  paused: readonly string[];
};

export type KeptReview = Done & {
  what: 'review';
  owner: string;
  sessionId: string;
  isUndone: boolean;
  isSent: boolean;
};

/** A note, or a rest: the latest counts. */
export type KeptChange = {
  what: 'change';
  id: string;
  owner: string;
  word: string;
  note?: string;
  isPaused?: boolean;
  at: string;
};

export type KeptRecord = KeptReview | KeptChange;

export type WordDisk = {
  findSession: (owner: string) => Promise<KeptSession | null>;
  putSession: (session: KeptSession) => void;
  listRecords: (owner: string) => Promise<KeptRecord[]>;
  /** Resolves when other tabs can read it. */
  put: (record: KeptRecord) => Promise<void>;
  /** The server has these; what was changed meanwhile is not among them. */
  settle: (records: readonly KeptRecord[]) => Promise<void>;
  /** Sent and of another session: no longer needed here. */
  clear: (owner: string, sessionId: string) => void;
  /** The page is being closed: what IndexedDB has not confirmed goes where writing is done at once. */
  hurry: () => void;
};

const prefix = 'beacon.words/';

const local = {
  put: (key: string, value: unknown) =>
    attempt(() => localStorage.setItem(prefix + key, JSON.stringify(value)), undefined),
  read: (key: string): unknown =>
    attempt(() => JSON.parse(localStorage.getItem(prefix + key) ?? 'null'), null),
  remove: (key: string) => attempt(() => localStorage.removeItem(prefix + key), undefined),
  keys: (): string[] =>
    attempt(() => Object.keys(localStorage), [])
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
};

/** Told to the shell, so that it opens no database on pages of people who never learned a word. */
const waitingKey = (owner: string): string => `beacon.words-waiting/${owner}`;

export const isAnythingWaiting = (owner: string): boolean =>
  attempt(() => localStorage.getItem(waitingKey(owner)) !== null, false);

export function noteWaiting(owner: string, isAny: boolean): void {
  attempt(() => {
    if (isAny) localStorage.setItem(waitingKey(owner), 'true');
    else localStorage.removeItem(waitingKey(owner));
  }, undefined);
}

export const isWaiting = (record: KeptRecord): boolean => record.what === 'change' || !record.isSent;

const stores = { records: 'records', sessions: 'sessions' } as const;

const keyOf = ({ owner, id }: { owner: string; id: string }): string => `${owner}/${id}`;

/** An undo is newer than the grade it takes back, wherever either was written. */
const newer = (one: KeptRecord, other: KeptRecord): KeptRecord =>
  one.what === 'review' && other.what === 'review'
    ? one.isUndone
      ? one
      : other
    : one.at > other.at
      ? one
      : other;

export function openWordDisk(): WordDisk {
  const unconfirmed = new Map<string, KeptRecord>();
  let opening: Promise<IDBDatabase | null> | null = null;
  const open = () => {
    opening ??= openDatabase('beacon-words', Object.values(stores));
    return opening;
  };
  // One after the other, so that nothing overtakes what was written before it.
  let last: Promise<unknown> = Promise.resolve();
  function then<T>(
    name: keyof typeof stores,
    act: (store: IDBObjectStore) => Promise<T>,
    otherwise: () => T,
  ): Promise<T> {
    const next = last.then(async () => {
      const database = await open();
      if (!database) return otherwise();
      try {
        return await act(database.transaction(name, 'readwrite').objectStore(name));
      } catch {
        return otherwise();
      }
    });
    last = next;
    return next;
  }

  const ownRange = (owner: string) => IDBKeyRange.bound(`${owner}/`, `${owner}0`, false, true);
  const localRecords = (owner: string): KeptRecord[] =>
    local
      .keys()
      .filter((key) => key.startsWith(`${stores.records}/${owner}/`))
      .flatMap((key) => (local.read(key) as KeptRecord | null) ?? []);

  async function listRecords(owner: string): Promise<KeptRecord[]> {
    const stored = await then(
      stores.records,
      (store) => settled<KeptRecord[]>(store.getAll(ownRange(owner))),
      () => [],
    );
    const found = new Map(stored.map((record) => [record.id, record]));
    for (const record of localRecords(owner)) {
      const known = found.get(record.id);
      const kept = known ? newer(record, known) : record;
      found.set(record.id, kept);
      // A page that was closed in haste left it there.
      void write(kept);
    }
    return [...found.values()];
  }

  function write(record: KeptRecord): Promise<void> {
    const key = keyOf(record);
    unconfirmed.set(key, record);
    return then(
      stores.records,
      async (store) => {
        await settled(store.put(record, key));
        if (unconfirmed.get(key) === record) unconfirmed.delete(key);
        local.remove(`${stores.records}/${key}`);
      },
      () => {
        local.put(`${stores.records}/${key}`, record);
        unconfirmed.delete(key);
      },
    );
  }

  function erase(record: KeptRecord): void {
    local.remove(`${stores.records}/${keyOf(record)}`);
    then(
      stores.records,
      (store) => settled(store.delete(keyOf(record))),
      () => undefined,
    );
  }

  /** As it stands on disk now: an undo may have been written while the grade was on its way. Undefined to leave it. */
  function settledForm(
    sent: KeptRecord,
    now: KeptRecord | null | undefined,
  ): KeptRecord | 'gone' | undefined {
    if (!now) return undefined;
    if (now.what === 'change') return now.at === sent.at ? 'gone' : undefined;
    return sent.what === 'review' && now.isUndone === sent.isUndone ? { ...now, isSent: true } : undefined;
  }

  /** Read and written in one transaction, so that no undo falls between the two. */
  const settle = (records: readonly KeptRecord[]): Promise<void> =>
    then(
      stores.records,
      async (store) => {
        for (const record of records) {
          const key = keyOf(record);
          const form = settledForm(record, await settled<KeptRecord | undefined>(store.get(key)));
          if (form === 'gone') await settled(store.delete(key));
          else if (form) await settled(store.put(form, key));
        }
      },
      () => {
        for (const record of records) {
          const key = `${stores.records}/${keyOf(record)}`;
          const form = settledForm(record, local.read(key) as KeptRecord | null);
          if (form === 'gone') local.remove(key);
          else if (form) local.put(key, form);
        }
      },
    );

  return {
    findSession: (owner) =>
      then(
        stores.sessions,
        async (store) => (await settled<KeptSession | undefined>(store.get(owner))) ?? null,
        () => local.read(`${stores.sessions}/${owner}`) as KeptSession | null,
      ),
    putSession: (session) => {
      then(
        stores.sessions,
        async (store) => void (await settled(store.put(session, session.owner))),
        () => local.put(`${stores.sessions}/${session.owner}`, session),
      );
    },
    listRecords,
    put: (record) => {
      if (isWaiting(record)) noteWaiting(record.owner, true);
      return write(record);
    },
    settle,
    clear: async (owner, sessionId) => {
      for (const record of await listRecords(owner))
        if (record.what === 'review' && record.isSent && record.sessionId !== sessionId) erase(record);
    },
    hurry: () => {
      for (const [key, record] of unconfirmed) local.put(`${stores.records}/${key}`, record);
    },
  };
}
