/** One question in a learner's list: its stem as a link, its kind, and what the list adds. */
import type { ReactNode } from 'react';
import { Link, useLocale } from '#app/locale.tsx';
import type { QuestionRowData } from '#app/pages/questions/replies.ts';
import { RowStem } from '#app/questions/row-stem.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { questionPath } from '#core/questions/number.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';

export function QuestionLine({ question, children }: { question: QuestionRowData; children?: ReactNode }) {
  const locale = useLocale();
  return (
    <li className="border-b border-rule py-4">
      <Link
        to={questionPath(question.number)}
        className="block text-[1.0625rem] leading-[1.6] hover:underline"
      >
        <RowStem question={question} />
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-13 text-ink-3">
        <span>{question.number}</span>
        <Badge tone="neutral">{say(formNames, locale)(question.form)}</Badge>
        {question.title ? <span className="text-ink-2">{question.title}</span> : null}
        <Lamps level={question.difficulty} />
        {children}
      </div>
    </li>
  );
}
