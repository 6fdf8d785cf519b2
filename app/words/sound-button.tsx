/** The button that says a word. */
import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#app/locale.tsx';
import { soundPath } from '#core/words/sound.ts';
import { wordSoundTexts } from '#messages/words/sound.ts';
import { playSound } from './play-sound.ts';

type SoundButtonProps = { word: string; ipa: string; className?: string };

const looks = {
  idle: 'text-ink-2 hover:bg-paper-2 hover:text-ink active:bg-paper-3',
  /** What is heard now is lit. */
  playing: 'bg-beam-wash text-ink hover:bg-beam-wash-hover',
  failed: 'text-brick',
} as const;

export function SoundButton({ word, ipa, className = '' }: SoundButtonProps) {
  const t = useText(wordSoundTexts);
  const [state, setState] = useState<keyof typeof looks>('idle');
  const Icon = state === 'failed' ? VolumeX : Volume2;

  async function play() {
    setState('playing');
    await playSound(soundPath(ipa)).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }
  return (
    <span className={`relative inline-flex ${className}`}>
      <button
        type="button"
        aria-label={t('play', { word })}
        title={state === 'failed' ? t('failed') : undefined}
        data-state={state}
        className={`inline-flex size-11 items-center justify-center rounded-2 transition-colors ${looks[state]}`}
        onClick={() => void play()}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      <span aria-live="polite" className="sr-only">
        {state === 'failed' ? t('failed') : ''}
      </span>
    </span>
  );
}
