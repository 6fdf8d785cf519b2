/** The beginning of a question's text: English for verbal questions, in the page's language for the others. */

import { useLocale } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { htmlLang } from '#core/locale.ts';
import { type Form, typesOfForm } from '#core/questions/kinds.ts';

type ItemStemProps = { item: Report['items'][number]; className: string };

export function ItemStem({ item: { form, stem }, className }: ItemStemProps) {
  const locale = useLocale();
  const isMath = typesOfForm[form as Form].question_type === 'math';
  return (
    <span lang={isMath ? htmlLang(locale) : 'en'} className={`font-serif ${className}`}>
      <RichText text={stem} />
    </span>
  );
}
