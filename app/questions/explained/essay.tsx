/** The analysis of an essay's topic: what speaks for either side, and an essay that was written on it. */
import { useText } from '#app/locale.tsx';
import { Block, InLanguages, Translation } from '#app/questions/explained/block.tsx';
import type { AnalysisProps, FormExplained } from '#app/questions/explained/form-explained.ts';
import type { SecretEssay } from '#core/questions/forms/essay.ts';
import { questionExplanation } from '#messages/questions/explanation.ts';

function EssayNotes({ analysis, languages }: AnalysisProps<SecretEssay>) {
  const t = useText(questionExplanation);
  return (
    <>
      {(['agree', 'disagree'] as const).map((side) => (
        <Block key={side} title={t(side)}>
          <ul className="grid max-w-205 list-disc gap-2 pl-5">
            {analysis.points[side].map((point) => (
              <li key={point.en}>
                <InLanguages text={point} languages={languages} />
              </li>
            ))}
          </ul>
        </Block>
      ))}
      {analysis.essay ? (
        <Block title={t('sample', { level: analysis.essay.level })}>
          {analysis.essay.paragraphs.map((paragraph) => (
            <div
              key={paragraph.text}
              className="mb-5 grid gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
            >
              <p lang="en" className="font-serif text-18 leading-[1.8]">
                {paragraph.text}
              </p>
              <div className="border-l-3 border-rule-2 pl-4 text-14 text-ink-2">
                <InLanguages text={paragraph.note} languages={languages} />
              </div>
            </div>
          ))}
        </Block>
      ) : null}
      <Translation title={t('translation')} text={analysis.translation} />
    </>
  );
}

export const essay: FormExplained<'essay'> = { After: EssayNotes, listOptions: () => null };
