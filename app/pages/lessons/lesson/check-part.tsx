/** A check: a question of the bank, answered here by the question page's own call, so that it counts like any other. */
import { useEffect, useRef, useState } from 'react';
import { api, quietApi } from '#app/api.ts';
import { ActionBar } from '#app/lessons/action-bar.tsx';
import { GoOnButton } from '#app/lessons/asks/ask-view.tsx';
import type { ShownCheck } from '#app/lessons/lesson-reply.ts';
import { useOnScreen } from '#app/lessons/use-on-screen.ts';
import { useText } from '#app/locale.tsx';
import type { Explanation } from '#app/pages/questions/explanation.tsx';
import type { Checked, Detail } from '#app/pages/questions/replies.ts';
import { useStopwatch } from '#app/pages/questions/stopwatch.ts';
import { isEmpty, useTrying } from '#app/pages/questions/trying.ts';
import { viewOf } from '#app/questions/forms/registry.ts';
import { LanguageSwitch, useQuestionLanguage } from '#app/questions/language.tsx';
import { QuestionBody } from '#app/questions/question-body.tsx';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Stimulus } from '#app/questions/stimulus.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { useKeys } from '#app/words/trainer/keys.ts';
import { htmlLang } from '#core/locale.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { questionPath } from '#core/questions/number.ts';
import { lateTexts } from '#messages/lessons/late.ts';

type CheckPartProps = {
  check: ShownCheck;
  isFirst: boolean;
  isCurrent: boolean;
  goOn: string;
  onChecked: (isRight: boolean) => void;
  onGoOn: () => void;
};

export function CheckPart(props: CheckPartProps) {
  const { check, isCurrent, goOn, onGoOn } = props;
  // Answered on another day: said in a line, and the question is not fetched again.
  const [wasAnswered] = useState(check.isAnswered);
  useKeys(isCurrent && wasAnswered ? { Enter: onGoOn } : {});
  if (!wasAnswered) return <OpenCheck {...props} />;
  return (
    <>
      <AnsweredCheck check={check} />
      {isCurrent ? (
        <ActionBar isCurrent>
          <GoOnButton onClick={onGoOn}>{goOn}</GoOnButton>
        </ActionBar>
      ) : null}
    </>
  );
}

function AnsweredCheck({ check: { isRight, number } }: { check: ShownCheck }) {
  const t = useText(lateTexts);
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      <StatusMark status={isRight ? 'right' : 'wrong'}>
        {t(isRight ? 'check_right' : 'check_wrong')}
      </StatusMark>
      {number === null ? null : (
        <TextLink tone="quiet" to={questionPath(number)}>
          {t('question_page')}
        </TextLink>
      )}
    </p>
  );
}

function OpenCheck(props: CheckPartProps) {
  const t = useText(lateTexts);
  const { check, isFirst, isCurrent, goOn, onGoOn } = props;
  const viewer = useViewer();
  const [detail, setDetail] = useState<Detail | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);
  const { questionId } = check;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    if (questionId === null) return;
    let isGone = false;
    quietApi('GET /api/questions/{id}', {
      params: { id: questionId },
      query: { reveal: 'false' as never },
    }).then(
      (found) => isGone || setDetail(found),
      () => isGone || setDetail('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [questionId, turn]);

  if (detail !== null && detail !== 'failed')
    return (
      <>
        {isFirst ? <Intro isVisitor={viewer === null} /> : null}
        <CheckQuestion {...props} detail={detail} isVisitor={viewer === null} />
      </>
    );
  return (
    <>
      <div className="lesson-room">
        {isFirst ? <Intro isVisitor={viewer === null} /> : null}
        {questionId === null ? (
          <p className="text-15 text-ink-2">{t('check_closed')}</p>
        ) : detail === 'failed' ? (
          <p className="flex flex-wrap items-center gap-x-4 text-15">
            {t('check_failed')}
            <TextButton
              onClick={(event) => {
                // The button goes with the failure it speaks of.
                event.currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
                setDetail(null);
                setTurn(turn + 1);
              }}
            >
              {t('try_again')}
            </TextButton>
          </p>
        ) : (
          <p role="status" className="text-15 text-ink-3">
            {t('check_loading')}
          </p>
        )}
      </div>
      {isCurrent ? (
        <ActionBar isCurrent>
          {questionId === null ? (
            <GoOnButton onClick={onGoOn}>{goOn}</GoOnButton>
          ) : (
            <TextButton tone="quiet" onClick={onGoOn}>
              {t('skip')}
            </TextButton>
          )}
        </ActionBar>
      ) : null}
    </>
  );
}

function Intro({ isVisitor }: { isVisitor: boolean }) {
  const t = useText(lateTexts);
  return <p className="mb-6 text-15 text-ink-2">{t(isVisitor ? 'checks_intro_visitor' : 'checks_intro')}</p>;
}

type CheckQuestionProps = CheckPartProps & { detail: Detail; isVisitor: boolean };

function CheckQuestion({ detail, isVisitor, isCurrent, goOn, onChecked, onGoOn }: CheckQuestionProps) {
  const t = useText(lateTexts);
  const { question, stimulus } = detail;
  const { isInPassage } = viewOf(question.form);
  const [answer, setAnswer] = useState<Answer>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { isBusy, attempt } = useTrying();
  const box = useRef<HTMLDivElement>(null);
  // What was skipped is answered later: its time runs whenever it is before the reader's eyes again.
  const isLookedAt = useOnScreen(box);
  const { read } = useStopwatch(checked === null && isLookedAt);
  const lang = useQuestionLanguage(question.question_type);

  async function submit() {
    if (isBusy || checked !== null || isEmpty(answer)) return;
    await attempt(async () => {
      const told = await api('POST /api/questions/{id}/check', {
        params: { id: detail.id },
        body: {
          answer: [...answer],
          spent: Math.round(read()),
          ...(detail.opened && { opened: detail.opened }),
        },
      });
      setChecked(told);
      onChecked(told.correct ?? false);
    });
  }
  useKeys(isCurrent ? { Enter: checked ? onGoOn : () => void submit() } : {});

  const notes = checked?.analysis && 'notes' in checked.analysis ? checked.analysis.notes : {};
  const asked = {
    answer,
    onAnswer: checked ? () => {} : setAnswer,
    mode: checked ? ('review' as const) : ('practice' as const),
    lang,
    reveal: checked?.key ? { correct: checked.correct, key: checked.key, notes } : null,
  };
  return (
    <MathContext value={{ ...detail.math, ...checked?.math }}>
      <div ref={box} data-question={detail.id} data-answered={checked ? '' : undefined} className="pb-5">
        {stimulus ? (
          <div lang={htmlLang(lang)} className="mb-8 border-b border-rule pb-6">
            <Stimulus stimulus={stimulus} lang={lang} selecting={isInPassage ? asked : undefined} />
          </div>
        ) : null}
        <div lang={htmlLang(lang)}>
          <QuestionBody question={question} {...asked} />
        </div>
        <LanguageSwitch type={question.question_type} className="mt-4 w-fit" />
        {checked ? <Outcome checked={checked} detail={detail} isVisitor={isVisitor} chosen={answer} /> : null}
      </div>
      {isCurrent || checked === null ? (
        <ActionBar isCurrent={isCurrent}>
          {checked ? (
            <GoOnButton onClick={onGoOn}>{goOn}</GoOnButton>
          ) : (
            <>
              {isCurrent ? (
                <TextButton tone="quiet" onClick={onGoOn}>
                  {t('skip')}
                </TextButton>
              ) : null}
              <Button
                tone={isCurrent ? 'beam' : 'outline'}
                size="lg"
                busy={isBusy}
                disabled={isEmpty(answer)}
                onClick={submit}
              >
                {t('submit')}
              </Button>
            </>
          )}
        </ActionBar>
      ) : null}
    </MathContext>
  );
}

type OutcomeProps = { checked: Checked; detail: Detail; isVisitor: boolean; chosen: Answer };

function Outcome({ checked, detail, isVisitor, chosen }: OutcomeProps) {
  const t = useText(lateTexts);
  const { open } = useShell();
  const [Why, setWhy] = useState<typeof Explanation | null>(null);
  const [isShown, setIsShown] = useState(false);
  const { attempt, loadWhy } = useTrying();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  const show = () =>
    attempt(async () => {
      if (!Why) {
        const loaded = await loadWhy();
        setWhy(() => loaded);
      }
      setIsShown(!isShown);
    });
  return (
    <div ref={box} tabIndex={-1} data-outcome="" className="lesson-seen mt-6 animate-rise outline-hidden">
      <p className="flex flex-wrap items-center gap-x-5">
        <span role="status">
          <StatusMark status={checked.correct ? 'right' : 'wrong'} className="text-16 font-semibold">
            {t(checked.correct ? 'check_right' : 'check_wrong')}
          </StatusMark>
        </span>
        {isVisitor ? (
          <TextButton onClick={() => open('login')}>{t('login_explanation')}</TextButton>
        ) : (
          <TextButton aria-expanded={isShown} onClick={show}>
            {t(isShown ? 'hide_explanation' : 'see_explanation')}
          </TextButton>
        )}
        <TextLink tone="quiet" to={questionPath(detail.number)}>
          {t('question_page')}
        </TextLink>
      </p>
      {Why && isShown ? (
        <Why
          questionId={detail.id}
          question={detail.question}
          checked={checked}
          kept={checked.mine?.words ?? []}
          chosen={chosen}
          level={3}
        />
      ) : null}
    </div>
  );
}
