/** The button that reads aloud, by a voice of the reader's own device; where there is none, no button. */
import { AudioLines, Square } from 'lucide-react';
import { useText } from '#app/locale.tsx';
import type { Locale } from '#core/locale.ts';
import { wordSoundTexts } from '#messages/words/sound.ts';
import { type Spoken, useReader } from './reader.ts';

type ReadButtonProps = {
  /** Without a voice for this language there is no button. */
  language: Locale;
  /** Asked for when it is pressed. */
  pieces: () => readonly Spoken[];
  labels: { read: string; stop: string };
  className?: string;
};

export function ReadButton({ language, pieces, labels, className = '' }: ReadButtonProps) {
  const reader = useReader(language);
  if (reader === null) return null;
  const Icon = reader.isReading ? Square : AudioLines;
  return (
    <button
      type="button"
      aria-label={reader.isReading ? labels.stop : labels.read}
      className={`inline-flex size-11 items-center justify-center rounded-2 transition-colors ${
        reader.isReading
          ? 'bg-beam-wash text-ink hover:bg-beam-wash-hover'
          : 'text-ink-2 hover:bg-paper-2 hover:text-ink active:bg-paper-3'
      } ${className}`}
      onClick={() => (reader.isReading ? reader.stop() : reader.read(pieces()))}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}

/** For an English sentence. */
export function SentenceVoice({ sentence, className }: { sentence: string; className?: string }) {
  const t = useText(wordSoundTexts);
  return (
    <ReadButton
      language="en"
      pieces={() => [{ text: sentence, language: 'en' }]}
      labels={{ read: t('read'), stop: t('stop') }}
      className={className}
    />
  );
}
