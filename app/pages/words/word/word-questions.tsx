/** Questions of the open bank in which a word stands. */
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { WordReply } from '#app/pages/words/replies.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { questionPath } from '#core/questions/number.ts';
import { plainText } from '#core/questions/runs.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { wordPages } from '#messages/words/pages.ts';

type WordQuestionsProps = { word: string; questions: WordReply['questions'] };

export function WordQuestions({ word, questions }: WordQuestionsProps) {
  const t = useText(wordPages);
  const form = say(formNames, useLocale());
  if (questions.length === 0) return null;
  return (
    <section className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3">
        <h2 className="text-21">{t('in_questions')}</h2>
        <MoreLink to={`/questions?searchKey=${encodeURIComponent(word)}`}>{t('more_questions')}</MoreLink>
      </div>
      <ul>
        {questions.map((question) => (
          <li key={question.id} className="relative border-b border-rule py-3.5 hover:bg-beam-faint">
            <Link
              to={questionPath(question.number)}
              lang="en"
              className="line-clamp-2 font-serif text-16 leading-[1.6] after:absolute after:inset-0"
            >
              {plainText(question.stem)}
            </Link>
            <p className="mt-1 text-13 text-ink-3">
              {form(question.form)} · {question.number}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
