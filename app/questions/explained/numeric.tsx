/** The analysis of a numeric entry: the number itself before the steps, foreseen mistakes after. */
import { useText } from '#app/locale.tsx';
import { Block, InLanguages } from '#app/questions/explained/block.tsx';
import type { AnalysisProps, FormExplained } from '#app/questions/explained/form-explained.ts';
import type { SecretNumeric } from '#core/questions/forms/numeric.ts';
import { questionExplanation } from '#messages/questions/explanation.ts';

function Value({ analysis: { value } }: AnalysisProps<SecretNumeric>) {
  const t = useText(questionExplanation);
  return (
    <Block title={t('answer_is')}>
      <p className="font-serif text-21 font-bold">{value}</p>
    </Block>
  );
}

function Misses({ analysis: { misses }, languages }: AnalysisProps<SecretNumeric>) {
  const t = useText(questionExplanation);
  return misses.length > 0 ? (
    <Block title={t('common_misses')}>
      <ul className="grid max-w-205 gap-3">
        {misses.map((miss) => (
          <li key={miss.value} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
            <b className="font-serif">{miss.value}</b>
            <InLanguages text={miss.why} languages={languages} />
          </li>
        ))}
      </ul>
    </Block>
  ) : null;
}

export const numeric: FormExplained<'numeric'> = { Before: Value, After: Misses, listOptions: () => null };
