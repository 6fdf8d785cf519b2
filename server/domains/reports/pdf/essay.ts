/** An essay of a report as a PDF: its task, its score with the doubt about it, five traits with evidence, its text. */
import type { z } from 'zod';
import type { essays as contract } from '#contract/essays.ts';
import type { Locale } from '#core/locale.ts';
import { plainText } from '#core/questions/runs.ts';
import { say } from '#core/texts.ts';
import { essayParts } from '#messages/essays/paragraphs.ts';
import { essayTexts } from '#messages/essays.ts';
import type { Block } from '#server/platform/pdf/document.ts';
import { langOf, plain } from '#server/platform/pdf/words.ts';

export type Essay = z.input<typeof contract.listEssays.reply>[number];

/** A page of notes is read; ten pages are not. */
const maxMarks = 40;

export function essayBlocks(essay: Essay, locale: Locale): Block[] {
  const t = say(essayTexts, locale);
  const parts = say(essayParts, locale);
  const lang = langOf(locale);
  const put = (text: string) => plain(lang, text);
  const { traits, marks, gates } = essay;
  return [
    { kind: 'text', tone: 'boxed', words: plain('en', plainText(essay.prompt)) },
    { kind: 'text', tone: 'soft', words: put(t('intro', { n: essay.words })) },
    ...standing(essay, locale),
    ...gates.map(({ text }): Block => ({ kind: 'text', words: put(text) })),
    ...(traits.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, words: put(t('traits')) } satisfies Block,
          {
            kind: 'notes',
            notes: traits.map(({ trait, level, evidence }) => ({
              label: `${level.toFixed(1)}`,
              words: put([t(trait), ...evidence.map(({ text }) => text)].join('\n')),
            })),
          } satisfies Block,
        ]),
    ...(essay.paragraphs.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, words: put(parts('paragraphs')) } satisfies Block,
          {
            kind: 'notes',
            notes: essay.paragraphs.map(({ role, words, notes }, index) => ({
              label: String(index + 1),
              words: put(
                `${parts(`role_${role}`)} · ${parts('words', { n: words })}\n${notes.join(locale === 'en' ? ' ' : '')}`,
              ),
            })),
          } satisfies Block,
        ]),
    { kind: 'heading', level: 2, words: put(t('your_text_only')) },
    ...textBlocks(essay.text),
    ...(marks.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, words: put(t('marks')) } satisfies Block,
          {
            kind: 'notes',
            notes: marks.slice(0, maxMarks).map((mark, index) => {
              const instead = mark.suggestion === '—' ? t('drop') : mark.suggestion;
              const quoted = essay.text.slice(mark.start, mark.end).replace(/\s+/g, ' ');
              const advice =
                instead && mark.suggestion !== '—' ? t('instead', { text: instead }) : (instead ?? '');
              return {
                label: String(index + 1),
                words: put(`“${quoted}” ${mark.message}${advice ? ` ${advice}` : ''}`),
              };
            }),
          } satisfies Block,
        ]),
  ];
}

function standing({ state, estimate, teacher }: Essay, locale: Locale): Block[] {
  const t = say(essayTexts, locale);
  const put = (text: string) => plain(langOf(locale), text);
  const figures = [
    ...(teacher
      ? [{ name: put(t('teacher_score')), value: put(`${teacher.score.toFixed(1)} ${t('out_of')}`) }]
      : []),
    ...(estimate === null
      ? []
      : [
          {
            name: put(t('estimate')),
            value: put(
              estimate === 'NS'
                ? t('ns')
                : `${estimate.low.toFixed(1)}–${estimate.high.toFixed(1)} ${t('out_of')}`,
            ),
          },
        ]),
  ];
  return [
    ...(figures.length > 0 ? [{ kind: 'figures', figures } satisfies Block] : []),
    ...(estimate === null && !teacher
      ? [{ kind: 'text', words: put(t(state === 'failed' ? 'failed' : 'head_waiting')) } satisfies Block]
      : [{ kind: 'text', tone: 'soft', words: put(t('estimate_note')) } satisfies Block]),
    ...(teacher && teacher.comment !== ''
      ? [{ kind: 'text', words: put(teacher.comment) } satisfies Block]
      : []),
  ];
}

/** As it was written, a paragraph each. */
export const textBlocks = (text: string): Block[] =>
  text
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'text', words: plain('en', paragraph) }));
