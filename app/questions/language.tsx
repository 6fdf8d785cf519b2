/** Quantitative questions are read in the exam's language, English; whoever wants them in Chinese says so once. */
import { useText } from '#app/locale.tsx';
import { remembered } from '#app/remembered.ts';
import { Checkbox } from '#app/ui/inputs/checkbox.tsx';
import type { Locale } from '#core/locale.ts';
import type { QuestionType } from '#core/questions/kinds.ts';
import { questionForms } from '#messages/questions/forms.ts';

export const quantLanguage = remembered<Locale>('beacon.question-language', ['en', 'zh_cn'], 'en');

/** The language of a question's own text: verbal questions and essays have no other than English. */
export function useQuestionLanguage(type: QuestionType): Locale {
  const chosen = quantLanguage.use();
  return type === 'math' ? chosen : 'en';
}

/** Absent where there is nothing to choose. */
export function LanguageSwitch({ type, className }: { type: QuestionType; className?: string }) {
  const t = useText(questionForms);
  const lang = useQuestionLanguage(type);
  if (type !== 'math') return null;
  return (
    <Checkbox
      label={t('in_chinese')}
      checked={lang === 'zh_cn'}
      onChange={(event) => quantLanguage.choose(event.target.checked ? 'zh_cn' : 'en')}
      className={className}
    />
  );
}
