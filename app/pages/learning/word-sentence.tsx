/** The sentence that a word was met in: the word lit, what fills another blank underlined. */
import type { Calls } from '#contract/all.ts';

type Sentence = Calls['GET /api/word-books']['reply']['list'][number]['sentence'];

export function WordSentence({ sentence }: { sentence: Sentence }) {
  return sentence.map(({ text, mark }, index) => {
    // Pieces never change their order.
    const key = `${index}-${text}`;
    if (mark === 'word')
      return (
        <mark key={key} className="bg-beam-wash text-ink">
          {text}
        </mark>
      );
    return mark === 'answer' ? (
      <u key={key} className="underline decoration-1 underline-offset-4">
        {text}
      </u>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}
