/** The key of a question and why it is right, as it is printed. */
import type { Locale } from '#core/locale.ts';
import type { Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { say } from '#core/texts.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import type { Block, Words } from '#server/platform/pdf/document.ts';
import { langOf, marked, plain } from '#server/platform/pdf/words.ts';

/** `B`, `A, C`, `7`, `3/4`, `Sentence 2`; with the range where more than one number is right. */
export function keyText(question: Question, locale: Locale): string {
  const t = say(pdfTexts, locale);
  const key = keyOf(question);
  if (question.form === 'rc-sentence') return t('sentence_no', { n: key[0] ?? '' });
  if (question.form !== 'numeric') return key.join(', ');
  const { tolerance } = question.secret;
  return tolerance.kind === 'range' ? t('range', tolerance) : key.join('/');
}

export function explainQuestion(question: Question, locale: Locale): Block[] {
  const t = say(pdfTexts, locale);
  const lang = langOf(locale);
  const { secret } = question;
  const steps = secret.steps.map((step): Block => ({ kind: 'text', words: marked(lang, step[locale]) }));
  if (question.form === 'essay') {
    const { points } = question.secret;
    return [
      { kind: 'text', tone: 'strong', words: plain(lang, t('no_key')) },
      ...steps,
      ...(['agree', 'disagree'] as const).flatMap((side): Block[] =>
        points[side].length === 0
          ? []
          : [
              { kind: 'text', tone: 'soft', words: plain(lang, t(side)) },
              { kind: 'list', items: points[side].map((point) => marked(lang, point[locale])) },
            ],
      ),
    ];
  }
  const translation = 'translation' in secret && locale === 'zh_cn' ? secret.translation : undefined;
  return [
    { kind: 'text', tone: 'strong', words: plain(lang, t('answer', { key: keyText(question, locale) })) },
    ...steps,
    ...notesOf(question, locale),
    ...(translation
      ? [
          {
            kind: 'text',
            tone: 'soft',
            words: marked(lang, t('translation', { text: translation })),
          } as const,
        ]
      : []),
  ];
}

/** Why the other choices are wrong, and what the words mean; one that says neither is left out. */
function notesOf(question: Question, locale: Locale): Block[] {
  const lang = langOf(locale);
  const { secret } = question;
  const notes: { label: string; words: Words }[] = [];
  if ('misses' in secret) {
    for (const { value, why } of secret.misses)
      notes.push({ label: value, words: marked(lang, why[locale]) });
  }
  if ('notes' in secret) {
    for (const [label, { why, gloss }] of Object.entries(secret.notes)) {
      const meaning = gloss && locale === 'zh_cn' ? `${gloss}。` : '';
      const text = meaning + why[locale];
      if (text !== '') notes.push({ label, words: marked(lang, text) });
    }
  }
  return notes.length === 0 ? [] : [{ kind: 'notes', notes }];
}
