/** Reads texts aloud by the voices of the reader's own device; where there is none for a language, it is silent. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '#core/locale.ts';
import { chooseVoice } from '#core/words/voice.ts';

export type Spoken = { text: string; language: Locale };

const speech = (): SpeechSynthesis | null =>
  typeof window === 'undefined' ? null : (window.speechSynthesis ?? null);

/** Browsers find their voices some time after the page is there, and tell. */
function listenForVoices(onChange: () => void): () => void {
  // Older Safari has the voices at once, and no event.
  speech()?.addEventListener?.('voiceschanged', onChange);
  return () => speech()?.removeEventListener?.('voiceschanged', onChange);
}

const findVoice = (language: Locale): SpeechSynthesisVoice | null => {
  const voices = speech()?.getVoices() ?? [];
  const name = chooseVoice(voices, language)?.voiceURI;
  return voices.find(({ voiceURI }) => voiceURI === name) ?? null;
};

/** Null on the server, and until the device has told of a voice for the language. */
export function useReader(language: Locale): {
  isReading: boolean;
  /** Pieces in another language are left out where nobody speaks it. */
  read: (pieces: readonly Spoken[]) => void;
  stop: () => void;
} | null {
  // By name: a browser makes new objects of the same voices at every call.
  const name = useSyncExternalStore(
    listenForVoices,
    () => findVoice(language)?.voiceURI ?? null,
    () => null,
  );
  const [isReading, setIsReading] = useState(false);
  // Held until they end: some browsers forget an utterance that nobody else holds, and never tell of its end.
  const utterances = useRef<readonly SpeechSynthesisUtterance[]>([]);
  useEffect(() => () => void (utterances.current.length > 0 && speech()?.cancel()), []);
  if (name === null) return null;

  function read(pieces: readonly Spoken[]) {
    const voices = speech();
    if (!voices) return;
    voices.cancel();
    const all = pieces.flatMap((piece) => {
      const voice = findVoice(piece.language);
      if (!voice || piece.text.trim() === '') return [];
      const spoken = new SpeechSynthesisUtterance(piece.text);
      spoken.voice = voice;
      spoken.lang = voice.lang;
      return [spoken];
    });
    const end = () => {
      if (utterances.current !== all) return;
      utterances.current = [];
      setIsReading(false);
    };
    const last = all.at(-1);
    if (last) last.onend = end;
    for (const spoken of all) spoken.onerror = end;
    utterances.current = all;
    setIsReading(all.length > 0);
    for (const spoken of all) voices.speak(spoken);
  }
  function stop() {
    utterances.current = [];
    setIsReading(false);
    speech()?.cancel();
  }
  return { isReading, read, stop };
}
