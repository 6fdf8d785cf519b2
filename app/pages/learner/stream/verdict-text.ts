/** The verdict as one sentence: what was chosen, and what it takes. */
import type { Served } from '#app/stream/kept.ts';
import type { Locale } from '#core/locale.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { plainText } from '#core/questions/runs.ts';
import { say } from '#core/texts.ts';
import { streamTexts } from '#messages/learner/stream.ts';
import type { Shown } from './stream-state.ts';

const places = { zh_cn: ['一', '二', '三'], en: ['i', 'ii', 'iii'] } as const;

export function verdictText(
  question: Served['question'],
  answer: Answer,
  { correct, key, analysis }: Pick<Shown, 'correct' | 'key' | 'analysis'>,
  locale: Locale,
): string {
  const t = say(streamTexts, locale);
  if (correct) return t('right');
  const keys = key ?? [];
  if ('blanks' in question) {
    const wrong = question.blanks.flatMap((_, place) => (answer[place] === keys[place] ? [] : [place]));
    const [place] = wrong;
    if (place === undefined) return t('wrong');
    const notes = analysis && 'notes' in analysis ? analysis.notes : {};
    const nameOf = (id: string | undefined) => {
      const option = question.blanks[place]?.options.find((one) => one.id === id);
      const gloss = locale === 'zh_cn' && id ? notes[id]?.gloss : undefined;
      const word = option ? plainText(option.text.en) : '';
      return gloss ? `${word}（${gloss}）` : word;
    };
    const said = t('chose', { mine: nameOf(answer[place]), key: nameOf(keys[place]) });
    const isOnly = wrong.length === 1 && question.blanks.length > 1;
    const whole = isOnly ? t('only_blank', { place: places[locale][place] ?? '' }) + said : said;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  }
  if (question.form === 'numeric') return t('typed', { mine: answer.join('/'), key: keys.join('/') });
  if (question.form === 'rc-sentence') return `${t('wrong')}${locale === 'en' ? ' ' : ''}${t('sentence_is')}`;
  const listed = (ids: readonly string[]) => ids.join(locale === 'en' ? ', ' : '、');
  return t('chose_letters', { mine: listed(answer), key: listed(keys) });
}
