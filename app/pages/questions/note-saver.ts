/** Saves a note while it is typed: one save after the other, nothing lost on the way out, no other tab overwritten. */
import { useEffect, useRef, useState } from 'react';
import { ApiError, createClient } from '#contract/client.ts';
import { localeOf } from '#core/locale.ts';

export type Note = { id: string; body: string; revision: number };
type SaveState = 'rest' | 'saving' | 'saved' | 'failed' | 'conflict';

export const longestNote = 5000;

const restMs = 800;
const retryMs = 5000;

/** A save that is on its way when the page is left goes on without it. */
const api = createClient({
  locale: () => localeOf(location.search),
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
});

/** What was typed and not saved yet, and which revision it changes. */
type Draft = { text: string; revision: number };

/** It waits in this browser for the next time the question is opened. */
function draftOf(userId: string, questionId: string) {
  const key = `beacon.note.${userId}.${questionId}`;
  return {
    read(): Draft | null {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
      } catch {
        return null;
      }
    },
    write(draft: Draft | null): void {
      try {
        if (draft) localStorage.setItem(key, JSON.stringify(draft));
        else localStorage.removeItem(key);
      } catch {
        // Without storage only the page itself remembers.
      }
    },
  };
}

export function useNote({
  userId,
  questionId,
  note,
}: {
  userId: string;
  questionId: string;
  note: Note | null;
}) {
  const [text, setText] = useState(note?.body ?? '');
  const [state, setState] = useState<SaveState>('rest');
  const [theirs, setTheirs] = useState<Note | null>(null);
  const known = useRef(note);
  const latest = useRef(text);
  const [saver] = useState(() => makeSaver());

  function makeSaver() {
    const draft = draftOf(userId, questionId);
    let line: Promise<void> = Promise.resolve();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    let base = known.current?.revision ?? 0;

    const isDone = () => latest.current === (known.current?.body ?? '');
    const write = (body: string): Promise<Note> =>
      known.current
        ? api('PUT /api/notes/{id}', {
            params: { id: known.current.id },
            body: { body, revision: known.current.revision },
          })
        : api('POST /api/notes', { body: { questionId, body } });

    async function save(): Promise<void> {
      const body = latest.current;
      if (isDone()) return draft.write(null);
      if (isHeld || [...body].length > longestNote) return;
      setState('saving');
      try {
        known.current = await write(body);
        base = known.current.revision;
        if (isDone()) draft.write(null);
        setState('saved');
      } catch (error) {
        await mend(error);
      }
    }
    async function mend(error: unknown): Promise<void> {
      const name = error instanceof ApiError ? error.error : null;
      if (name === 'NOT_FOUND' && known.current) {
        // It was deleted on another page: what is typed here becomes a note of its own.
        known.current = null;
        return save();
      }
      if (name === 'CONFLICT') {
        const { list } = await api('GET /api/notes', { query: { questionId } }).catch(() => ({ list: [] }));
        if (list[0]) return hold(list[0]);
      }
      setState('failed');
      timer = setTimeout(run, retryMs);
    }
    function hold(other: Note): void {
      isHeld = true;
      setTheirs(other);
      setState('conflict');
    }
    // One after another: a slow save must not overtake a later one.
    function run(): void {
      clearTimeout(timer);
      line = line.then(save);
    }
    return {
      run,
      /** Takes up what was left behind, beside what was saved elsewhere since. */
      restore(): void {
        const left = draft.read();
        if (left === null || left.text === latest.current) return;
        base = left.revision;
        setText(left.text);
        if (known.current && known.current.revision !== base) hold(known.current);
      },
      soon(): void {
        clearTimeout(timer);
        draft.write(isDone() ? null : { text: latest.current, revision: base });
        if (!isDone()) timer = setTimeout(run, restMs);
      },
      settle(other: Note, isKept: boolean): void {
        isHeld = false;
        known.current = other;
        base = other.revision;
        setTheirs(null);
        setState('saved');
        if (!isKept) {
          latest.current = other.body;
          setText(other.body);
        }
        run();
      },
    };
  }

  useEffect(() => {
    saver.restore();
    window.addEventListener('pagehide', saver.run);
    return () => {
      window.removeEventListener('pagehide', saver.run);
      saver.run();
    };
  }, [saver]);

  useEffect(() => {
    latest.current = text;
    saver.soon();
  }, [text, saver]);

  return {
    text,
    setText,
    state,
    theirs,
    settle: (isKept: boolean) => theirs && saver.settle(theirs, isKept),
  };
}
