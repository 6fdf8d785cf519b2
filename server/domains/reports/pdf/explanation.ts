/** The key of a question and why it is right, as it is printed. */
import { bankText } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { say } from '#core/texts.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import type { Block } from '#server/platform/pdf/document.ts';
import { langOf, marked, plain } from '#server/platform/pdf/words.ts';
import { printedOf } from './printed-forms.ts';

/** `B`, `A, C`, `7`, `3/4`, `Sentence 2`; with the range where more than one number is right; null without a key. */
export const keyText = (question: Question, locale: Locale): string | null =>
  printedOf(question.form).keyText(question, keyOf(question), say(pdfTexts, locale));

export function explainQuestion(question: Question, locale: Locale): Block[] {
  const t = say(pdfTexts, locale);
  const lang = langOf(locale);
  const { secret } = question;
  const steps = secret.steps.map((step): Block => ({ kind: 'text', words: marked(lang, step[locale]) }));
  const key = keyText(question, locale);
  if (key === null)
    return [
      { kind: 'text', tone: 'strong', words: plain(lang, t('no_key')) },
      ...steps,
      ...(printedOf(question.form).points?.(question, locale) ?? []),
    ];
  const translation = 'translation' in secret && locale === 'zh_cn' ? secret.translation : undefined;
  return [
    { kind: 'text', tone: 'strong', words: plain(lang, t('answer', { key })) },
    ...steps,
    ...notesOf(question, locale),
    ...(translation
      ? [
          {
            kind: 'text',
            tone: 'soft',
            words: marked(lang, bankText(t('translation', { text: translation }))),
          } as const,
        ]
      : []),
  ];
}

/** Why the other choices are wrong, and what the words mean; one that says neither is left out. */
function notesOf(question: Question, locale: Locale): Block[] {
  const lang = langOf(locale);
  const notes = rulesOf(question.form)
    .notesOf(question)
    .map(({ label, why, gloss, glossEn }) => {
      const said = { zh_cn: gloss && `${gloss}。`, en: glossEn && `${glossEn}. ` };
      const meaning = said[locale] ?? '';
      return { label, text: bankText(meaning + why[locale]) };
    })
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => ({ label, words: marked(lang, text) }));
  return notes.length === 0 ? [] : [{ kind: 'notes', notes }];
}
