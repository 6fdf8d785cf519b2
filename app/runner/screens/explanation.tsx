/** After a check in practice: why the answer is right or wrong. */
import { ExternalLink } from 'lucide-react';
import { useLocale, usePick, useText } from '#app/locale.tsx';
import { RichText } from '#app/questions/rich-text.tsx';
import type { Revealed } from '#app/runner/engine/runner-state.ts';
import { TextLink } from '#app/ui/text-button.tsx';
import { htmlLang } from '#core/locale.ts';
import { questionPath } from '#core/questions/number.ts';
import { runnerTexts } from '#messages/runner.ts';

export function Explanation({ revealed }: { revealed: Revealed }) {
  const t = useText(runnerTexts);
  const pick = usePick();
  const { analysis } = revealed;
  const clued = 'clued' in analysis ? analysis.clued : undefined;
  const translation = 'translation' in analysis ? analysis.translation : undefined;
  return (
    <section
      aria-label={t('analysis')}
      lang={htmlLang(useLocale())}
      data-question={revealed.questionId}
      data-answered=""
      className="mt-8 border-t border-ink pt-4"
    >
      <h2 className="text-18">{t('analysis')}</h2>
      <div className="mt-1.5 space-y-2 text-15 leading-[1.8]">
        {analysis.steps.map((step) => (
          <p key={step.en}>
            <RichText text={pick(step)} />
          </p>
        ))}
      </div>
      {clued === undefined ? null : (
        <>
          <h2 className="mt-5 text-18">{t('clues')}</h2>
          <p lang="en" className="mt-1.5 font-serif text-[1.0625rem] leading-[1.8]">
            <RichText text={clued} />
          </p>
        </>
      )}
      {translation === undefined ? null : (
        <>
          <h2 className="mt-5 text-18">{t('translation')}</h2>
          <p lang="zh-CN" className="mt-1.5 text-15 leading-[1.8]">
            <RichText text={translation} />
          </p>
        </>
      )}
      <p className="mt-5">
        <TextLink
          tone="strong"
          to={questionPath(revealed.number)}
          target="_blank"
          // The router would look for the page on the server, also without a network.
          discover="none"
          className="text-14"
        >
          {t('in_bank')}
          <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
        </TextLink>
      </p>
    </section>
  );
}
