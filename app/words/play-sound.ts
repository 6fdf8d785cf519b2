/** Plays the sounds of words, one at a time. */

/** Sounds that are here already, as addresses within this page. */
const ready = new Map<string, string>();

/** From now on the sound plays without a network. */
export function holdSound(path: string, sound: Blob): void {
  if (!ready.has(path)) ready.set(path, URL.createObjectURL(sound));
}

export function dropSounds(isWanted: (path: string) => boolean): void {
  for (const [path, address] of ready) {
    if (isWanted(path)) continue;
    URL.revokeObjectURL(address);
    ready.delete(path);
  }
}

let current: { audio: HTMLAudioElement; settle: () => void } | null = null;

/**
 * Settles when the sound has ended or another one took its place; fails where it cannot be played. Nothing is awaited
 * on the way to `play`: a phone lets a sound be heard only in the very moment of the tap.
 */
export function playSound(path: string): Promise<void> {
  current?.audio.pause();
  current?.settle();
  return new Promise((resolve, reject) => {
    const audio = new Audio(ready.get(path) ?? path);
    const playing = { audio, settle: resolve };
    current = playing;
    const end = (finish: () => void) => {
      if (current === playing) current = null;
      finish();
    };
    audio.onended = () => end(resolve);
    // Refused also where another sound interrupts it, which has settled this one before.
    audio.play().catch((error: unknown) => end(() => reject(error)));
  });
}
