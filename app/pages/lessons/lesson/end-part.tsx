/** What a lesson amounts to: how the checks went, and the one thing to do next. */
import { isCheckAnswered } from '#app/lessons/engine/standing.ts';
import type { LessonState } from '#app/lessons/engine/use-lesson.ts';
import type { LessonReply, ShownCheck } from '#app/lessons/lesson-reply.ts';
import { usePick, useText } from '#app/locale.tsx';
import { NextStep } from '#app/pages/learning/next-step.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { questionPath } from '#core/questions/number.ts';
import { plainText } from '#core/questions/runs.ts';
import { lateTexts } from '#messages/lessons/late.ts';
import { goToPart } from './go-to-part.ts';
import { practiceAddress } from './practice-address.ts';

type Outcome = { key: string; number: string | null; isAnswered: boolean; isRight: boolean };

const outcomeOf = (check: ShownCheck, { answers }: LessonState): Outcome => {
  const { key, number, ask, isRight } = check;
  const tried = ask ? answers[ask.key] : undefined;
  return {
    key,
    number,
    isAnswered: isCheckAnswered(check, answers),
    isRight: isRight ?? (tried?.solved === true && tried.tries === 1),
  };
};

type EndPartProps = { reply: LessonReply; state: LessonState; onStartOver: () => void };

export function EndPart({ reply, state, onStartOver }: EndPartProps) {
  const t = useText(lateTexts);
  const pick = usePick();
  const viewer = useViewer();
  const { open } = useShell();
  const outcomes = state.checks.map((check) => outcomeOf(check, state));
  const all = outcomes.length;
  const right = outcomes.filter(({ isRight }) => isRight).length;
  const left = outcomes.filter(({ isAnswered }) => !isAnswered);
  const [next] = reply.next;
  const finding =
    left.length > 0
      ? t('end_open', { n: left.length })
      : right === all
        ? t('end_all')
        : right >= all - 2
          ? t('end_most', { n: right, rest: all - right })
          : t('end_few', { n: right });
  return (
    <div className="pb-10">
      <p className="font-serif text-26">{finding}</p>
      <ol aria-label={t('end_list')} className="mt-5 border-t border-ink">
        {outcomes.map((outcome, place) => (
          <li
            key={outcome.key}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-rule text-15"
          >
            <span>{t('check_n', { n: place + 1 })}</span>
            <span className="flex items-center gap-4">
              <StatusMark status={outcome.isAnswered ? (outcome.isRight ? 'right' : 'wrong') : 'none'}>
                {t(outcome.isAnswered ? (outcome.isRight ? 'check_right' : 'check_wrong') : 'not_answered')}
              </StatusMark>
              {outcome.isAnswered ? (
                outcome.number === null ? null : (
                  <TextLink tone="quiet" to={questionPath(outcome.number)}>
                    {t('see_explanation')}
                  </TextLink>
                )
              ) : (
                <TextButton onClick={() => goToPart(outcome.key)}>{t('end_to_open')}</TextButton>
              )}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {next ? (
          <ButtonLink tone="beam" size="lg" to={`/lessons/${next.slug}`} arrow className="max-md:w-full">
            {t('next_named', { title: plainText(pick(next.title)) })}
          </ButtonLink>
        ) : null}
        <TextLink to={practiceAddress(reply.lesson.id)}>{t('practise')}</TextLink>
        {viewer && right < all ? <TextLink to="/user/wrong-books">{t('wrong_book')}</TextLink> : null}
        <TextLink to="/lessons">{t('all_lessons')}</TextLink>
        <TextButton tone="quiet" onClick={onStartOver}>
          {t('from_start')}
        </TextButton>
      </div>
      <NextStep className="mt-8" />
      {viewer ? null : (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 text-15 text-ink-2">
          {t('kept_here')}
          <Button tone="outline" size="sm" onClick={() => open('login')}>
            {t('login')}
          </Button>
        </p>
      )}
    </div>
  );
}
