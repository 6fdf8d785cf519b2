/** Where a card says its word; the key P presses it. */
import { SoundButton } from '#app/words/sound-button.tsx';

export function CardSound({ word, ipa }: { word: string; ipa: string }) {
  return (
    <span data-card-sound="">
      <SoundButton word={word} ipa={ipa} className="rounded-full border border-rule-2" />
    </span>
  );
}
