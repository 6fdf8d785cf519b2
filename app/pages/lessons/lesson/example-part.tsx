/** An exam question that unfolds line by line, the reason beside each line. */
import { useEffect, useRef } from 'react';
import { ActionBar } from '#app/lessons/action-bar.tsx';
import { GoOnButton } from '#app/lessons/asks/ask-view.tsx';
import type { ShownLesson } from '#app/lessons/lesson-reply.ts';
import { PlayFigure } from '#app/lessons/play-figure.tsx';
import { Said } from '#app/lessons/said.tsx';
import { useText } from '#app/locale.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { useKeys } from '#app/words/trainer/keys.ts';
import { lessonTexts } from '#messages/lessons.ts';

type Example = ShownLesson['examples'][number];

type ExamplePartProps = {
  example: Example;
  isCurrent: boolean;
  /** How many lines are unfolded. */
  shown: number;
  onShow: (lines: number) => void;
  goOn: string;
  onGoOn: () => void;
};

export function ExamplePart({ example, isCurrent, shown, onShow, goOn, onGoOn }: ExamplePartProps) {
  const t = useText(lessonTexts);
  const all = example.lines.length;
  const isWhole = shown >= all || !isCurrent;
  const lines = useRef<HTMLOListElement>(null);
  const isTouched = useRef(false);

  function show(count: number) {
    isTouched.current = true;
    onShow(count);
  }
  useEffect(() => {
    if (!isTouched.current) return;
    const line = lines.current?.children[shown - 1];
    if (!(line instanceof HTMLElement)) return;
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [shown]);
  useKeys(isCurrent ? { Enter: isWhole ? onGoOn : () => show(shown + 1) } : {});

  return (
    <>
      <div className="pb-5">
        <ExampleQuestion example={example} />
        <ol ref={lines} className="mt-5">
          {example.lines.slice(0, isWhole ? all : shown).map((line, place) => (
            <li
              key={line.do.en}
              tabIndex={-1}
              aria-label={t('line_of', { n: place + 1, all })}
              className="lesson-seen animate-rise border-t border-rule py-3 outline-hidden md:grid md:grid-cols-2 md:gap-x-6"
            >
              <ExampleLine line={line} isLast={place === all - 1} />
            </li>
          ))}
        </ol>
      </div>
      {isCurrent ? (
        <ActionBar isCurrent>
          {isWhole ? (
            <GoOnButton onClick={onGoOn}>{goOn}</GoOnButton>
          ) : (
            <>
              <TextButton tone="quiet" className="flex-none" onClick={() => show(all)}>
                {t('all_lines')}
              </TextButton>
              <GoOnButton onClick={() => show(shown + 1)}>
                {t(shown === 0 ? 'first_line' : 'next_line')}
              </GoOnButton>
            </>
          )}
        </ActionBar>
      ) : null}
    </>
  );
}

export function ExampleQuestion({ example: { question, options, figure } }: { example: Example }) {
  return (
    <>
      <div className="font-serif text-18 leading-[1.8] whitespace-pre-line">
        <Said text={question} />
      </div>
      {figure ? <PlayFigure figure={figure} className="mt-4" /> : null}
      {options ? (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-16 text-ink-2">
          {options.map((option) => (
            <li key={option.en}>
              <Said text={option} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function ExampleLine({ line, isLast }: { line: Example['lines'][number]; isLast: boolean }) {
  return (
    <>
      <p className={`text-18 leading-relaxed ${isLast ? 'font-semibold' : ''}`}>
        {isLast ? (
          <span className="bg-beam-wash px-1">
            <Said text={line.do} />
          </span>
        ) : (
          <Said text={line.do} />
        )}
      </p>
      <p className="border-l-2 border-rule pl-4 text-15 text-ink-2">
        <Said text={line.why} />
      </p>
    </>
  );
}
