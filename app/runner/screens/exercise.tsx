/** A question of the section: alone in one column, or beside what it shares with others. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useText } from '#app/locale.tsx';
import { viewOf } from '#app/questions/forms/registry.ts';
import { LanguageSwitch, useQuestionLanguage } from '#app/questions/language.tsx';
import { QuestionBody } from '#app/questions/question-body.tsx';
import type { QuestionMode, QuestionProps, Reveal } from '#app/questions/question-props.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Stimulus } from '#app/questions/stimulus.tsx';
import type { AttemptStore } from '#app/runner/engine/attempt-store.ts';
import type { Revealed, RunnerState } from '#app/runner/engine/runner-state.ts';
import { Explanation } from '#app/runner/screens/explanation.tsx';
import { Verdict } from '#app/runner/screens/verdict.tsx';
import { SplitPanes } from '#app/runner/split-panes.tsx';
import { useTextSize } from '#app/runner/text-size.tsx';
import { entryOf } from '#core/exam/attempt.ts';
import { questionForms } from '#messages/questions/forms.ts';
import { runnerTexts } from '#messages/runner.ts';

type ExerciseScreenProps = {
  state: RunnerState;
  store: AttemptStore;
  calculator: ReactNode;
};

/** Whether the current question is shown in two panes. */
export function isSplit({ record, attempt }: RunnerState): boolean {
  const question = record.exercises[attempt.exerciseIndex]?.question;
  return (
    question !== undefined && (viewOf(question.form).Editor !== undefined || question.stimulus !== undefined)
  );
}

export function ExerciseScreen({ state, store, calculator }: ExerciseScreenProps) {
  const { record, attempt, checked } = state;
  const t = useText(runnerTexts);
  const forms = useText(questionForms);
  const zoom = useTextSize() / 100;
  const exercise = record.exercises[attempt.exerciseIndex];
  const id = exercise?.id ?? '';
  const heading = useFocusOnChange(id);
  const revealed = checked[id];
  const math = useMemo(() => ({ ...record.math, ...revealed?.math }), [record.math, revealed]);
  const chosenLang = useQuestionLanguage(exercise?.question.question_type ?? 'fill');
  if (!exercise) return null;

  const { question } = exercise;
  const { Editor, isInPassage, restMs } = viewOf(question.form);
  const entry = entryOf(attempt, id);
  const mode: QuestionMode = record.exam.type === 'GREPREP' ? 'exam' : revealed ? 'review' : 'practice';
  // A mock exam is in English whatever was chosen for practice.
  const lang = mode === 'exam' ? 'en' : chosenLang;
  const props: Omit<QuestionProps, 'question'> = {
    answer: entry.answer,
    onAnswer: (answer) => store.answer(id, answer, restMs),
    mode,
    lang,
    reveal: revealed ? revealOf(revealed, <Verdict key={id} revealed={revealed} />) : null,
  };
  const sized = { zoom };
  const text = {
    lang: lang === 'en' ? 'en' : 'zh-CN',
    style: sized,
    // What may be looked up, and where it was met.
    'data-question': revealed?.questionId,
    'data-answered': revealed ? '' : undefined,
  };
  const stimulus = record.stimuli.find((shared) => shared.id === question.stimulus);
  const after = (
    <>
      {/* Where there are no options to stand above, it follows the question. */}
      {revealed && (isInPassage || Editor) ? <Verdict key={id} revealed={revealed} /> : null}
      {revealed ? <Explanation revealed={revealed} /> : null}
      {/* Wide screens have it in the line at the bottom. */}
      {mode === 'exam' ? null : (
        <LanguageSwitch type={question.question_type} className="mt-5 w-fit md:hidden" />
      )}
    </>
  );

  const title = (
    <h1 ref={heading} tabIndex={-1} className="sr-only">
      {t('question_of', { n: attempt.exerciseIndex + 1, total: record.exercises.length })}
    </h1>
  );
  const pane = 'px-5 pt-5 pb-8 md:px-8 md:pt-8';

  if (Editor) {
    return (
      <MathContext value={math}>
        {title}
        <SplitPanes
          key={id}
          dividerLabel={forms('divider')}
          share={{ stacked: 0.4, beside: 0.42 }}
          first={{
            label: forms('prompt'),
            className: pane,
            content: (
              <div {...text}>
                <QuestionBody question={question} {...props} />
              </div>
            ),
          }}
          second={{
            label: forms('editor'),
            className: 'p-3 md:px-6 md:py-5',
            content: (
              <div style={sized} className="flex h-full flex-col">
                <div className="min-h-0 flex-1">
                  <Editor {...props} />
                </div>
                {after}
              </div>
            ),
          }}
        />
      </MathContext>
    );
  }

  const body = (
    <div {...text}>
      <QuestionBody key={id} question={question} {...props} />
    </div>
  );

  if (stimulus) {
    const sharers = record.exercises.flatMap((other, place) =>
      other.question.stimulus === stimulus.id ? [place + 1] : [],
    );
    return (
      <MathContext value={math}>
        {title}
        {/* The panes belong to the passage: its place on the page is kept from one of its questions to the next. */}
        <SplitPanes
          key={stimulus.id}
          isCovered={calculator !== null}
          dividerLabel={forms('divider')}
          first={{
            label: forms(stimulus.kind),
            className: pane,
            content: (
              <div {...text}>
                <Stimulus
                  stimulus={stimulus}
                  lang={lang}
                  range={{ first: sharers[0] ?? 1, last: sharers.at(-1) ?? 1 }}
                  selecting={isInPassage ? props : undefined}
                />
              </div>
            ),
          }}
          second={{
            label: forms('question'),
            className: pane,
            key: id,
            content: (
              <>
                {body}
                {after}
              </>
            ),
          }}
        />
        {calculator}
      </MathContext>
    );
  }

  return (
    <MathContext value={math}>
      {title}
      <div
        className={`mx-auto w-full px-5 pt-5 pb-12 md:px-8 md:pt-12 ${calculator ? 'max-w-[75rem] max-md:pb-100 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-x-14' : 'max-w-[55.25rem]'}`}
      >
        <div className="min-w-0">
          {body}
          {after}
        </div>
        {calculator}
      </div>
    </MathContext>
  );
}

function revealOf({ correct, key, analysis }: Revealed, verdict: ReactNode): Reveal {
  return { correct, key, notes: 'notes' in analysis ? analysis.notes : {}, verdict };
}

/** A new question is read from its beginning, by eye and by ear. */
function useFocusOnChange(id: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(id);
  useEffect(() => {
    if (previous.current === id) return;
    previous.current = id;
    document.getElementById('main')?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return heading;
}
