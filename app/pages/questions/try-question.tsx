/** Trying a question: answer, check, and everything that is told afterwards. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import type { Explanation } from '#app/pages/questions/explanation.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import type { Checked, Detail } from '#app/pages/questions/replies.ts';
import { useStopwatch, useTimerChoice } from '#app/pages/questions/stopwatch.ts';
import { isEmpty, loadExplanation, useTrying } from '#app/pages/questions/trying.ts';
import { viewOf } from '#app/questions/forms/registry.ts';
import { QuestionBody } from '#app/questions/question-body.tsx';
import type { Reveal } from '#app/questions/question-props.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Stimulus } from '#app/questions/stimulus.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { clockText } from '#core/duration.ts';
import { htmlLang } from '#core/locale.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { questionPages } from '#messages/questions/pages.ts';

/** `spent` is null where the analysis was opened without an answer; who is not told why needs no code to tell it. */
type Outcome = Checked & { spent: number | null; Why: typeof Explanation | null };

export function TryQuestion({ detail, isVisitor }: { detail: Detail; isVisitor: boolean }) {
  const t = useText(questionPages);
  const locale = useLocale();
  const { open } = useShell();
  const { question, stimulus } = detail;
  const { Editor, isInPassage } = viewOf(question.form);
  const [answer, setAnswer] = useState<Answer>([]);
  const [checked, setChecked] = useState<Outcome | null>(null);
  // The first one: what is loaded anew while somebody thinks must not begin their time again.
  const [opened, setOpened] = useState(detail.opened);
  const { isBusy, attempt, loadWhy } = useTrying();
  const [hasTimer, setHasTimer] = useTimerChoice();
  const { shown, read } = useStopwatch(checked === null);
  const lang = question.question_type === 'math' ? locale : 'en';

  const choose = (next: Answer) => {
    setAnswer(next);
    // Whoever has begun to answer will want to know why.
    if (!isVisitor) loadExplanation().catch(() => {});
  };
  const check = async () => {
    if (isBusy || isEmpty(answer)) return;
    await attempt(async () => {
      const spent = Math.round(read());
      // First, so that an answer is never counted that could not be explained.
      const Why = isVisitor ? null : await loadWhy();
      const told = await api('POST /api/questions/{id}/check', {
        params: { id: detail.id },
        body: { answer: [...answer], spent, ...(opened && { opened }) },
      });
      setChecked({ ...told, spent, Why });
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
  return (
    <MathContext value={{ ...detail.math, ...checked?.math }}>
      <div
        data-question={detail.id}
        data-answered={checked ? '' : undefined}
        className={stimulus ? 'grid gap-x-12 gap-y-8 pt-8 lg:grid-cols-2' : 'max-w-205 pt-8'}
      >
        {stimulus ? (
          <section
            aria-label={t('passage')}
            lang={htmlLang(lang)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            className="lg:sticky lg:top-36 lg:max-h-[calc(100dvh-10rem)] lg:self-start lg:overflow-y-auto lg:pr-4"
          >
            <Stimulus stimulus={stimulus} lang={lang} selecting={isInPassage ? asked : undefined} />
          </section>
        ) : null}
        <div className="min-w-0">
          <div lang={htmlLang(lang)}>
            <QuestionBody question={question} {...asked} />
          </div>
          {Editor ? (
            <div className="mt-6 h-[min(32rem,70dvh)]">
              <Editor answer={answer} onAnswer={asked.onAnswer} mode={asked.mode} />
            </div>
          ) : null}
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            {checked ? (
              <Button tone="outline" onClick={again}>
                {t('again')}
              </Button>
            ) : (
              <Button tone="beam" busy={isBusy} disabled={isEmpty(answer)} onClick={check}>
                {t('check')}
              </Button>
            )}
            {checked ? (
              <Verdict checked={checked} target={question.seconds} />
            ) : (
              <p className="flex items-center gap-3 text-14 text-ink-2">
                {hasTimer ? <span>{`${t('timer')} ${clockText(shown)}`}</span> : null}
                <TextButton size="sm" onClick={() => setHasTimer(!hasTimer)}>
                  {t(hasTimer ? 'hide_timer' : 'show_timer')}
                </TextButton>
                {isVisitor ? null : (
                  <TextButton size="sm" onClick={reveal}>
                    {t('see_analysis')}
                  </TextButton>
                )}
                {question.question_type === 'math' ? null : (
                  <TextButton size="sm" data-lookup-open="">
                    {t('look_up')}
                  </TextButton>
                )}
              </p>
            )}
          </div>
        </div>
      </div>
      {checked ? <Standing checked={checked} /> : null}
      {checked && isVisitor ? (
        <Callout tone="lit" className="mt-8">
          <p>{t('login_analysis')}</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5">
            <Button tone="ink" size="sm" onClick={() => open('login')}>
              {t('analysis')}
            </Button>
            {checked.lesson ? (
              <TextLink to={`/lessons/${checked.lesson.slug}`} tone="quiet">
                {`${t('learn')}: ${checked.lesson.title}`}
              </TextLink>
            ) : null}
          </p>
        </Callout>
      ) : null}
      {checked?.Why ? (
        <checked.Why
          questionId={detail.id}
          question={question}
          checked={checked}
          kept={checked.mine?.words ?? []}
          chosen={answer}
        />
      ) : null}
    </MathContext>
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
function Standing({ checked: { stats, mine } }: { checked: Checked }) {
  const t = useText(questionPages);
  if (stats.attempts === 0 && !mine?.attempts) return null;
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
