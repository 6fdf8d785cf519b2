/** The analysis of what is chosen among options or sentences: the clues before the steps, the translation after. */
import { useText } from '#app/locale.tsx';
import { Block, Translation } from '#app/questions/explained/block.tsx';
import type { AnalysisProps } from '#app/questions/explained/form-explained.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import type { SecretChoices } from '#core/questions/forms/choices.ts';
import { questionExplanation } from '#messages/questions/explanation.ts';

export function Clues({ analysis: { clued } }: AnalysisProps<SecretChoices>) {
  const t = useText(questionExplanation);
  return clued ? (
    <Block title={t('clue')}>
      <p lang="en" className="max-w-205 font-serif text-18 leading-[1.8]">
        <RichText text={clued} />
      </p>
    </Block>
  ) : null;
}

export function Translated({ analysis: { translation } }: AnalysisProps<SecretChoices>) {
  const t = useText(questionExplanation);
  return <Translation title={t('translation')} text={translation} />;
}
