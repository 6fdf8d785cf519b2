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
    <dl className="mt-2 grid gap-x-8 text-15 md:grid-cols-2 lg:grid-cols-3">
      {words.map(({ word, gloss }) => (
        <div
          key={word}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule"
        >
          <div className="py-1.5">
            <dt lang="en" className="mr-3 inline font-serif font-semibold">
              {word}
            </dt>
            <dd className="inline text-ink-2">
              <Gloss text={gloss} />
            </dd>
          </div>
          <dd>
            <KeepWord word={word} questionId={questionId} keeper={keeper} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
