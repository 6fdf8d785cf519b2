/** What is being written, kept on this device until it is sent: a lost tab or a failed call costs nothing. */
import { useEffect, useState } from 'react';

type Fields = Record<string, string>;

const keyOf = (name: string): string => `beacon.draft.${name}`;

/** The fields that were kept, as far as the form still has them. */
function read<F extends Fields>(name: string, initial: F): F | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(([key, value]) => key in initial && typeof value === 'string');
    return { ...initial, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}

function write(name: string, draft: Fields | null): void {
  try {
    if (draft === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Storage may be full or closed; the form itself still holds the words.
  }
}

export function useDraft<F extends Fields>(name: string, initial: F) {
  const [draft, setDraft] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, after the server's page has been taken over
  useEffect(() => {
    const kept = read(name, initial);
    if (kept) setDraft(kept);
  }, [name]);
  return {
    draft,
    change: (next: F) => {
      setDraft(next);
      write(name, next);
    },
    /** It has been sent; what stands in the form from now on. */
    forget: (next: F) => {
      setDraft(next);
      write(name, null);
    },
  };
}
