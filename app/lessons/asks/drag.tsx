/** A figure that is moved; who does not drag chooses among a few positions. */
import { useState } from 'react';
import { LessonFigure } from '#app/lessons/figures/lesson-figure.tsx';
import { useText } from '#app/locale.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { lateTexts } from '#messages/lessons/late.ts';
import { rowLook } from './ask-look.ts';
import type { AskProps } from './ask-props.ts';
import { MissNote } from './miss-note.tsx';

export function DragAsk(props: AskProps<'drag'>) {
  const t = useText(lateTexts);
  const { ask, given, onGiven, misses, isClosed, labelId } = props;
  const [isListed, setIsListed] = useState(false);
  const { move } = ask.figure;
  const miss = misses.at(-1);
  const positions = ask.answers.map(({ at }) => at).toSorted((a, b) => a - b);
  return (
    <div>
      <LessonFigure
        figure={ask.figure}
        at={given ?? undefined}
        onMove={isClosed ? undefined : (at) => onGiven(at)}
      />
      {isClosed ? null : isListed ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend could not be the prompt above the figure
        <div role="group" aria-labelledby={labelId} className="mt-3 grid grid-cols-2 gap-2">
          {positions.map((at) => (
            <button
              key={at}
              type="button"
              aria-pressed={given === at}
              onClick={() => onGiven(at)}
              className={`min-h-11 rounded-1 border px-4 text-16 ${rowLook[given === at ? 'chosen' : 'open']}`}
            >
              {t('at_position', { name: move?.name ?? 'x', at: String(at).replace('-', '−') })}
            </button>
          ))}
        </div>
      ) : (
        <TextButton tone="quiet" className="mt-2 text-14" onClick={() => setIsListed(true)}>
          {t('drag_choose')}
        </TextButton>
      )}
      {miss && !isClosed ? <MissNote reply={miss.reply} className="mt-3 animate-rise" /> : null}
    </div>
  );
}
