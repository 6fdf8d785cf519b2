/** Whether the questions of a quantitative practice set are shown in Chinese: the test itself is in English. */
import { useText } from '#app/locale.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import type { Locale } from '#core/locale.ts';
import { runnerTexts } from '#messages/runner.ts';

type LanguageChoiceProps = { lang: Locale; onLang: (lang: Locale) => void; className?: string };

export function LanguageChoice({ lang, onLang, className = '' }: LanguageChoiceProps) {
  const t = useText(runnerTexts);
  return (
    <Checkbox
      label={t('in_chinese')}
      checked={lang === 'zh_cn'}
      onChange={(event) => onLang(event.target.checked ? 'zh_cn' : 'en')}
      className={className}
    />
  );
}
