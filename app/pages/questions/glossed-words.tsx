/** The words of a question with what they mean, each to be kept in the word book. */
import { KeepWord, type WordKeeper } from '#app/pages/learning/keep-word.tsx';
import type { Checked, Detail } from '#app/pages/questions/replies.ts';
import { explainedOf } from '#app/questions/explained/registry.ts';

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
        <div key={word} className="flex flex-wrap items-center gap-x-3 border-b border-rule">
          <dt lang="en" className="font-serif font-semibold">
            {word}
          </dt>
          <dd lang="zh-CN" className="text-ink-2">
            {gloss}
          </dd>
          <dd className="ml-auto">
            <KeepWord word={word} questionId={questionId} keeper={keeper} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
