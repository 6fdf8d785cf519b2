/** What went wrong, by one tap; a second tap takes it back. */
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { causesOf, type MistakeCause } from '#core/learning/causes.ts';
import { say } from '#core/texts.ts';
import { streamTexts } from '#messages/learner/stream.ts';
import { causeNames } from '#messages/learning/mistake-causes.ts';

type CauseButtonsProps = { questionId: string; measure: 'verbal' | 'quant'; cause: MistakeCause | null };

export function CauseButtons({ questionId, measure, cause }: CauseButtonsProps) {
  const t = useText(streamTexts);
  const nameOf = say(causeNames, useLocale());
  const [picked, setPicked] = useState(cause);
  const pick = async (one: MistakeCause) => {
    const before = picked;
    const wanted = picked === one ? null : one;
    setPicked(wanted);
    try {
      await quietApi('PUT /api/wrong-books/{questionId}', {
        params: { questionId },
        body: { cause: wanted },
      });
    } catch {
      setPicked(before);
      showToast({ text: t('cause_failed'), tone: 'error' });
    }
  };
  return (
    <section className="mt-8">
      <h2 className="text-18">{t('cause')}</h2>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {causesOf[measure].map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={picked === one}
            onClick={() => pick(one)}
            className="min-h-11 rounded-1 border border-field px-2 py-1.5 text-14 font-semibold transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-beam-wash"
          >
            {nameOf(one)}
          </button>
        ))}
      </div>
    </section>
  );
}
