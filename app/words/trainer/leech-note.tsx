/** Said of a word that is forgotten again and again: repeating alone will not do. */
import { useText } from '#app/locale.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';

export function LeechNote({ lapses, onRest }: { lapses: number; onRest: () => void }) {
  const t = useText(trainerTexts);
  return (
    <Callout className="mb-6 text-left">
      <p className="font-semibold">{t('leech', { n: lapses })}</p>
      <p className="mt-1 text-14 text-ink-2">{t('leech_text')}</p>
      <TextButton tone="strong" className="mt-1" onClick={onRest}>
        {t('rest')}
      </TextButton>
    </Callout>
  );
}
