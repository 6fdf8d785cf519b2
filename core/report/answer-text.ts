/** An answer in a few words, as the question review sets mine beside the key. */
import type { Option, Question } from '#core/questions/kinds.ts';

/** Longer options are named by their letter alone. */
const maxChars = 40;

function optionText(options: readonly Option[], id: string, locale: 'zh_cn' | 'en'): string {
  const text = options.find((option) => option.id === id)?.text[locale] ?? '';
  return text === '' || text.length > maxChars ? id : text;
}

/** Empty where nothing was answered. A blank that was left empty is a dash. */
export function answerText(question: Question, answer: readonly string[], locale: 'zh_cn' | 'en'): string {
  if (answer.every((part) => part.trim() === '')) return '';
  switch (question.form) {
    case 'tc1':
    case 'tc2':
    case 'tc3':
      return question.blanks
        .map(({ options }, index) => (answer[index] ? optionText(options, answer[index], 'en') : '—'))
        .join(' · ');
    case 'se':
      return answer.map((id) => optionText(question.options, id, 'en')).join(' · ');
    case 'mc-one':
    case 'mc-many':
      return answer
        .toSorted()
        .map((id) => {
          const text = optionText(question.options, id, locale);
          return text === id ? id : `${id} ${text}`;
        })
        .join(' · ');
    case 'numeric':
      return answer.join(' / ');
    case 'essay':
      return '';
    default:
      return answer.toSorted().join(' ');
  }
}

export type BlankPair = { given: string; key: string; isRight: boolean };

/** Blank by blank what was put in and what belongs there, where a sentence has several; a blank left empty is ''. */
export function blankPairs(
  blanks: readonly { options: readonly Option[] }[],
  answer: readonly string[],
  key: readonly string[],
): BlankPair[] {
  if (blanks.length < 2) return [];
  const wordOf = (options: readonly Option[], id: string | undefined) =>
    options.find((option) => option.id === id)?.text.en ?? '';
  return blanks.map(({ options }, place) => ({
    given: wordOf(options, answer[place]),
    key: wordOf(options, key[place]),
    isRight: answer[place] === key[place],
  }));
}
