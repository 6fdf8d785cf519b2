/** Words that cost a point: what was chosen in a wrong completion or equivalence, and what should have been. */
import type { Option, Question, SecretChoices } from '#core/questions/kinds.ts';
import { type ItemFact, isRight, type Place, placeOf } from '#core/report/facts.ts';

export type MissedWord = {
  word: string;
  /** In Chinese, as the analysis gives it. */
  gloss: string;
  /** It was the answer, or it was taken for it. */
  role: 'key' | 'chosen';
  questionId: string;
  place: Place;
};

/** A phrase is a matter of the sentence, not of a word. */
const maxTokens = 2;

type Choices = { options: readonly Option[]; secret: SecretChoices };

function wordsOf(item: ItemFact, question: Question): MissedWord[] {
  if (question.form === 'se') {
    const { key } = question.secret;
    return [
      ...key.filter((id) => !item.answer.includes(id)).flatMap((id) => wordOf(item, question, id, 'key')),
      ...item.answer.filter((id) => !key.includes(id)).flatMap((id) => wordOf(item, question, id, 'chosen')),
    ];
  }
  if (question.form !== 'tc1' && question.form !== 'tc2' && question.form !== 'tc3') return [];
  const { secret } = question;
  return question.blanks.flatMap(({ options }, index) => {
    const [key = '', chosen = ''] = [secret.key[index], item.answer[index]];
    if (key === chosen) return [];
    const choices = { options, secret };
    return [...wordOf(item, choices, key, 'key'), ...wordOf(item, choices, chosen, 'chosen')];
  });
}

function wordOf(
  item: ItemFact,
  { options, secret }: Choices,
  id: string,
  role: MissedWord['role'],
): MissedWord[] {
  const word = options.find((option) => option.id === id)?.text.en ?? '';
  const gloss = secret.notes[id]?.gloss;
  if (!gloss || word === '' || word.split(' ').length > maxTokens) return [];
  return [{ word, gloss, role, questionId: item.questionId, place: placeOf(item) }];
}

/** Each word once, in the order of the exam; one that was the answer somewhere counts as that. */
export function findMissedWords(
  items: readonly ItemFact[],
  questionOf: (item: ItemFact) => Question | undefined,
): MissedWord[] {
  const found = new Map<string, MissedWord>();
  for (const item of items) {
    const question = isRight(item) || !item.isSeen ? undefined : questionOf(item);
    if (!question) continue;
    for (const missed of wordsOf(item, question)) {
      const known = found.get(missed.word.toLowerCase());
      if (!known) found.set(missed.word.toLowerCase(), missed);
      else if (known.role === 'chosen' && missed.role === 'key') known.role = 'key';
    }
  }
  return [...found.values()];
}
