/** Which tab acts: a name for this one, and word between the tabs of one browser; the server has the last say. */
import { makeUuid } from '#app/uuid.ts';

type Word =
  | { kind: 'hello'; tab: string; instance: string }
  | { kind: 'here'; tab: string; instance: string }
  | { kind: 'taken'; tab: string };

export type Tab = {
  /** The name by which the server knows this tab. */
  name: string;
  /** Tells the other tabs that this one has taken over. */
  announce: () => void;
  close: () => void;
};

const key = 'beacon.tab';
/** A copy of a tab brings its storage with it: so long the original may take to say that it is still there. */
const patienceMs = 250;

function storedName(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepName(name: string): void {
  try {
    sessionStorage.setItem(key, name);
  } catch {
    // The name lives as long as the page then, and a reload asks to take over.
  }
}

export async function openTab(recordId: string, onTaken: () => void): Promise<Tab> {
  const instance = makeUuid();
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`beacon-attempt-${recordId}`);
  let name = storedName() ?? makeUuid();
  const say = (word: Word) => channel?.postMessage(word);

  const isCopy =
    channel !== null &&
    storedName() !== null &&
    (await new Promise<boolean>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent<Word>) => {
        if (data.kind === 'here' && data.tab === name && data.instance !== instance) resolve(true);
      };
      say({ kind: 'hello', tab: name, instance });
      setTimeout(() => resolve(false), patienceMs);
    }));
  if (isCopy) name = makeUuid();
  keepName(name);

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'hello' && data.tab === name && data.instance !== instance) {
        say({ kind: 'here', tab: name, instance });
      }
      if (data.kind === 'taken' && data.tab !== name) onTaken();
    };
  }
  return {
    name,
    announce: () => say({ kind: 'taken', tab: name }),
    close: () => channel?.close(),
  };
}
