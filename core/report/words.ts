/** Words that cost a point: what was chosen in a wrong completion or equivalence, and what should have been. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Question } from '#core/questions/kinds.ts';
import { type ItemFact, isRight, type Place, placeOf } from '#core/report/facts.ts';

export type MissedWord = {
  word: string;
  /** In Chinese, as the analysis gives it. */
  gloss: string;
  glossEn?: string;
  /** It was the answer, or it was taken for it. */
  role: 'key' | 'chosen';
  questionId: string;
  place: Place;
};

/** A phrase is a matter of the sentence, not of a word. */
const maxTokens = 2;

function wordsOf(item: ItemFact, question: Question): MissedWord[] {
  const rules = rulesOf(question.form);
  if (!rules.testsWords) return [];
  const glosses = new Map(
    rules.notesOf(question).map(({ label, gloss, glossEn }) => [label, { gloss, glossEn }]),
  );
  return rules.groupOptions(question, item.answer).flatMap(({ options, key, chosen }) => {
    const wordOf = (id: string, role: MissedWord['role']): MissedWord[] => {
      const word = options.find((option) => option.id === id)?.text.en ?? '';
      const { gloss, glossEn } = glosses.get(id) ?? {};
      if (!gloss || word === '' || word.split(' ').length > maxTokens) return [];
      return [
        {
          word,
          gloss,
          ...(glossEn && { glossEn }),
          role,
          questionId: item.questionId,
          place: placeOf(item),
        },
      ];
    };
    return [
      ...key.filter((id) => !chosen.includes(id)).flatMap((id) => wordOf(id, 'key')),
      ...chosen.filter((id) => !key.includes(id)).flatMap((id) => wordOf(id, 'chosen')),
    ];
  });
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
