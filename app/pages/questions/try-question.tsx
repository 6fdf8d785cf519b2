/** Trying a question: answer, check, and everything that is told afterwards. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Beside } from '#app/pages/questions/beside.tsx';
import type { Explanation } from '#app/pages/questions/explanation.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import type { Checked, Detail } from '#app/pages/questions/replies.ts';
import { useStopwatch, useTimerChoice } from '#app/pages/questions/stopwatch.ts';
import { isEmpty, loadExplanation, useTrying } from '#app/pages/questions/trying.ts';
import { viewOf } from '#app/questions/forms/registry.ts';
import { LanguageSwitch, useQuestionLanguage } from '#app/questions/language.tsx';
import { QuestionBody } from '#app/questions/question-body.tsx';
import type { Reveal } from '#app/questions/question-props.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Stimulus } from '#app/questions/stimulus.tsx';
import { SplitPanes } from '#app/runner/split-panes.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Kept } from '#app/ui/kept/kept.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { clockText } from '#core/duration.ts';
import { htmlLang } from '#core/locale.ts';
import { fewestAnswers, toldStats } from '#core/questions/crowd.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { questionForms } from '#messages/questions/forms.ts';
import { questionPages } from '#messages/questions/pages.ts';

/** `spent` is null where the analysis was opened without an answer; who is not told why needs no code to tell it. */
type Outcome = Checked & { spent: number | null; Why: typeof Explanation | null };

type TryQuestionProps = { detail: Detail; isVisitor: boolean; onAnswered: () => void };

export function TryQuestion({ detail, isVisitor, onAnswered }: TryQuestionProps) {
  const t = useText(questionPages);
  const forms = useText(questionForms);
  const { question, stimulus } = detail;
  // Whoever is logged in, and of the question of the day everybody.
  const isTold = !isVisitor || detail.isDaily;
  const { Editor, isInPassage } = viewOf(question.form);
  const [answer, setAnswer] = useState<Answer>([]);
  const [checked, setChecked] = useState<Outcome | null>(null);
  // The first one: what is loaded anew while somebody thinks must not begin their time again.
  const [opened, setOpened] = useState(detail.opened);
  const { isBusy, attempt, loadWhy } = useTrying();
  const [hasTimer, setHasTimer] = useTimerChoice();
  const { shown, read } = useStopwatch(checked === null);
  const lang = useQuestionLanguage(question.question_type);

  const choose = (next: Answer) => {
    setAnswer(next);
    // Whoever has begun to answer will want to know why.
    if (isTold) loadExplanation().catch(() => {});
  };
  const check = async () => {
    if (isBusy || isEmpty(answer)) return;
    await attempt(async () => {
      const spent = Math.round(read());
      // First, so that an answer is never counted that could not be explained.
      const Why = isTold ? await loadWhy() : null;
      const told = await api('POST /api/questions/{id}/check', {
        params: { id: detail.id },
        body: { answer: [...answer], spent, ...(opened && { opened }) },
      });
      setChecked({ ...told, spent, Why });
      onAnswered();
    });
  };
  const reveal = () =>
    attempt(async () => {
      const [Why, shown] = await Promise.all([
        loadWhy(),
        api('GET /api/questions/{id}', { params: { id: detail.id } }),
      ]);
      setAnswer([]);
      // Whoever has read the key answers for themselves alone.
      setOpened(null);
      setChecked({ ...shown, correct: null, spent: null, Why });
      onAnswered();
    });
  const again = () => {
    setChecked(null);
    setAnswer([]);
  };

  const notes = checked?.analysis && 'notes' in checked.analysis ? checked.analysis.notes : {};
  const revealed: Reveal | null = checked?.key ? { correct: checked.correct, key: checked.key, notes } : null;
  const asked = {
    answer,
    onAnswer: checked ? () => {} : choose,
    mode: checked ? ('review' as const) : ('practice' as const),
    lang,
    reveal: revealed,
  };
  const actions = checked ? (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button tone="outline" onClick={again}>
        {t('again')}
      </Button>
      <Verdict checked={checked} target={question.seconds} />
    </div>
  ) : (
    // On a phone it stays under the thumb: above the bar of the site, or at the edge of its pane.
    <div
      className={`mt-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2 max-md:sticky max-md:z-10 max-md:-mx-5 max-md:border-t max-md:border-rule max-md:bg-paper max-md:px-5 max-md:py-2.5 md:gap-x-5 md:text-14 ${stimulus ? 'max-md:bottom-0' : 'max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))]'}`}
    >
      <Button tone="beam" busy={isBusy} disabled={isEmpty(answer)} onClick={check} className="max-md:flex-1">
        {t('check')}
      </Button>
      {hasTimer ? <span className="tabular-nums">{`${t('timer')} ${clockText(shown)}`}</span> : null}
      <TextButton size="sm" onClick={() => setHasTimer(!hasTimer)}>
        {t(hasTimer ? 'hide_timer' : 'show_timer')}
      </TextButton>
      {isTold ? (
        <TextButton size="sm" onClick={reveal}>
          {t('see_analysis')}
        </TextButton>
      ) : null}
    </div>
  );
  const body = (
    <>
      <div lang={htmlLang(lang)}>
        <QuestionBody question={question} {...asked} />
      </div>
      {Editor ? (
        <div className="mt-6 h-[min(32rem,70dvh)]">
          <Editor answer={answer} onAnswer={asked.onAnswer} mode={asked.mode} />
        </div>
      ) : null}
      <LanguageSwitch type={question.question_type} className="mt-4 w-fit" />
      {actions}
    </>
  );
  return (
    <MathContext value={{ ...detail.math, ...checked?.math }}>
      <div className={stimulus ? '' : 'lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-16'}>
        <div className="min-w-0">
          <div
            data-question={detail.id}
            data-answered={checked ? '' : undefined}
            className={
              stimulus
                ? 'max-md:-mx-5 max-md:h-[calc(100dvh-19.25rem)] max-md:min-h-100 md:pt-8'
                : 'max-w-205 pt-8'
            }
          >
            {/* As everybody finds it. By its words: a database that is set back gives the ids of its versions anew. */}
            <Kept as={`try-${detail.id}`} shows={JSON.stringify([question, stimulus, isTold, lang])}>
              {stimulus ? (
                <SplitPanes
                  isOnPage
                  dividerLabel={forms('divider')}
                  first={{
                    label: forms(stimulus.kind),
                    className: 'max-md:px-5 max-md:pt-4 max-md:pb-6',
                    content: (
                      <div lang={htmlLang(lang)}>
                        <Stimulus
                          stimulus={stimulus}
                          lang={lang}
                          selecting={isInPassage ? asked : undefined}
                        />
                      </div>
                    ),
                  }}
                  second={{
                    label: forms('question'),
                    className: 'max-md:px-5 max-md:pt-4',
                    content: body,
                  }}
                />
              ) : (
                body
              )}
            </Kept>
          </div>
          {checked ? <Standing checked={checked} /> : null}
          {checked && !checked.analysis ? <LoginAdds checked={checked} /> : null}
          {checked?.Why ? (
            <checked.Why
              questionId={detail.id}
              question={question}
              checked={checked}
              kept={checked.mine?.words ?? []}
              chosen={answer}
            />
          ) : null}
        </div>
        <Beside
          detail={detail}
          words={(checked ?? detail).mine?.words ?? []}
          className={
            stimulus
              ? 'mt-12 max-w-205 border-t border-ink pt-4'
              : 'max-lg:mt-12 max-lg:max-w-205 max-lg:border-t max-lg:border-ink max-lg:pt-4 lg:sticky lg:top-36 lg:self-start lg:pt-8'
          }
        />
      </div>
    </MathContext>
  );
}

/** What a login would add to right or wrong. */
function LoginAdds({ checked: { correct, lesson } }: { checked: Checked }) {
  const t = useText(questionPages);
  const { open } = useShell();
  return (
    <Callout tone="lit" className="mt-8">
      <p>{t(correct === false ? 'login_wrong' : 'login_right')}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5">
        <Button tone="ink" size="sm" onClick={() => open('login')}>
          {t('login_for_analysis')}
        </Button>
        {lesson ? (
          <TextLink to={`/lessons/${lesson.slug}`} tone="quiet">
            {`${t('learn')}: ${lesson.title}`}
          </TextLink>
        ) : null}
      </p>
    </Callout>
  );
}

function Verdict({ checked, target }: { checked: Outcome; target: number }) {
  const t = useText(questionPages);
  const { correct, spent } = checked;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-4 text-15">
      {spent === null ? (
        t('not_answered')
      ) : correct === null ? (
        t('written')
      ) : (
        <StatusMark status={correct ? 'right' : 'wrong'}>{t(correct ? 'right' : 'wrong')}</StatusMark>
      )}
      {spent === null ? null : (
        <span className="text-14 text-ink-3">
          {t('your_time', { mine: clockText(spent), target: clockText(target * 1000) })}
        </span>
      )}
    </p>
  );
}

/** Everybody beside oneself. */
function Standing({ checked: { mine, ...checked } }: { checked: Checked }) {
  const t = useText(questionPages);
  const stats = toldStats(checked.stats);
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-3 border-t border-rule pt-5 text-14">
      {stats.accuracy !== null ? (
        <div>
          <dt className="text-13 text-ink-3">{`${t('everybody')} · ${t('first_answers', { n: stats.attempts })}`}</dt>
          <dd>
            {`${t('accuracy')} ${percentText(stats.accuracy)}`}
            {stats.averageMs !== null ? ` · ${t('time')} ${clockText(stats.averageMs)}` : ''}
          </dd>
        </div>
      ) : stats.attempts < fewestAnswers ? (
        <div>
          <dt className="text-13 text-ink-3">{t('everybody')}</dt>
          <dd className="text-ink-3">{t('not_enough', { n: fewestAnswers })}</dd>
        </div>
      ) : null}
      {mine && mine.attempts > 0 ? (
        <div>
          <dt className="text-13 text-ink-3">{t('me')}</dt>
          <dd>
            {t('my_record', { n: mine.attempts, right: mine.correct })}
            {mine.averageMs !== null ? ` · ${t('time')} ${clockText(mine.averageMs)}` : ''}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
