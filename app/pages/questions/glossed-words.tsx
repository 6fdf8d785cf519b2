/** The words of a question with what they mean, each to be kept in the word book. */
import { KeepWord, type WordKeeper } from '#app/pages/learning/keep-word.tsx';
import type { Checked, Detail } from '#app/pages/questions/replies.ts';
import { explainedOf } from '#app/questions/explained/registry.ts';
import { Gloss } from '#app/words/gloss.tsx';

type Analysis = NonNullable<Checked['analysis']>;

/** A phrase is a matter of the sentence, not of a word. */
const maxTokens = 2;

export function wordsOf(question: Detail['question'], analysis: Analysis) {
  if (!('notes' in analysis)) return [];
  const options = explainedOf(question.form).listOptions(question) ?? [];
  return options.flatMap(({ id, text }) => {
    const gloss = analysis.notes[id]?.gloss;
    return gloss && text && text.en.split(' ').length <= maxTokens ? [{ word: text.en, gloss }] : [];
  });
}

type GlossedWordsProps = {
  words: readonly { word: string; gloss: string }[];
  questionId: string;
  keeper: WordKeeper;
};

export function GlossedWords({ words, questionId, keeper }: GlossedWordsProps) {
  return (
    <ul className="mt-2 grid gap-x-8 text-15 md:grid-cols-2 lg:grid-cols-3">
      {words.map(({ word, gloss }) => (
        <li
          key={word}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule"
        >
          <p className="py-1.5 text-ink-2">
            <b lang="en" className="mr-3 font-serif font-semibold text-ink">
              {word}
            </b>
            <Gloss text={gloss} />
          </p>
          <KeepWord word={word} questionId={questionId} keeper={keeper} />
        </li>
      ))}
    </ul>
  );
}
