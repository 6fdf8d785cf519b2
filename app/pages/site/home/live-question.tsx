/** One question to be answered on the spot, and why; loaded when the reader comes near. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import type { Explanation } from '#app/pages/questions/explanation.tsx';
import type { Checked } from '#app/pages/questions/replies.ts';
import { useStopwatch } from '#app/pages/questions/stopwatch.ts';
import { isEmpty, loadExplanation, useTrying } from '#app/pages/questions/trying.ts';
import { LanguageSwitch, useQuestionLanguage } from '#app/questions/language.tsx';
import { QuestionBody } from '#app/questions/question-body.tsx';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Button } from '#app/ui/button.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { htmlLang } from '#core/locale.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { questionPath } from '#core/questions/number.ts';
import { questionPages } from '#messages/questions/pages.ts';
import { dailyTexts } from '#messages/site/daily.ts';

export type Daily = NonNullable<Calls['GET /api/questions/daily']['reply']>;

type Outcome = Checked & { Why: typeof Explanation };

export function LiveQuestion({ daily }: { daily: Daily }) {
  const t = useText(dailyTexts);
  const q = useText(questionPages);
  const { question } = daily;
  const lang = useQuestionLanguage(question.question_type);
  const [answer, setAnswer] = useState<Answer>([]);
  const [checked, setChecked] = useState<Outcome | null>(null);
  const { isBusy, attempt, loadWhy } = useTrying();
  const { read } = useStopwatch(checked === null);

  const choose = (next: Answer) => {
    setAnswer(next);
    loadExplanation().catch(() => {});
  };
  const check = async () => {
    if (isBusy || isEmpty(answer)) return;
    await attempt(async () => {
      const spent = Math.round(read());
      // First, so that an answer is never counted that could not be explained.
      const Why = await loadWhy();
      const told = await api('POST /api/questions/{id}/check', {
        params: { id: daily.id },
        body: { answer: [...answer], spent, ...(daily.opened && { opened: daily.opened }) },
      });
      setChecked({ ...told, Why });
    });
  };
  const notes = checked?.analysis && 'notes' in checked.analysis ? checked.analysis.notes : {};
  return (
    <MathContext value={{ ...daily.math, ...checked?.math }}>
      <div
        data-question={daily.id}
        data-answered={checked ? '' : undefined}
        lang={htmlLang(lang)}
        className="max-w-205"
      >
        <QuestionBody
          question={question}
          answer={answer}
          onAnswer={checked ? () => {} : choose}
          mode={checked ? 'review' : 'practice'}
          lang={lang}
          reveal={checked?.key ? { correct: checked.correct, key: checked.key, notes } : null}
        />
      </div>
      <LanguageSwitch type={question.question_type} className="mt-4 w-fit" />
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {checked ? (
          <p role="status">
            <StatusMark status={checked.correct ? 'right' : 'wrong'}>
              {q(checked.correct ? 'right' : 'wrong')}
            </StatusMark>
          </p>
        ) : (
          <Button tone="outline" busy={isBusy} disabled={isEmpty(answer)} onClick={check}>
            {q('check')}
          </Button>
        )}
        <TextLink to={questionPath(daily.number)} tone="quiet" className="text-14">
          {t('question_page')}
        </TextLink>
      </div>
      {checked ? (
        <checked.Why
          questionId={daily.id}
          question={question}
          checked={checked}
          kept={checked.mine?.words ?? []}
          chosen={answer}
          level={3}
        />
      ) : null}
    </MathContext>
  );
}
