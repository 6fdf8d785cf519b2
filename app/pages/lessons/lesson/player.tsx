/** A lesson as it is lived: one part after the other, each opened by an answer or a step of one's own. */
import { useEffect, useRef, useState } from 'react';
import { ActionBar } from '#app/lessons/action-bar.tsx';
import { AskView, GoOnButton } from '#app/lessons/asks/ask-view.tsx';
import { endPlace, useLesson } from '#app/lessons/engine/use-lesson.ts';
import { LatePart } from '#app/lessons/late-part.tsx';
import type { LessonReply } from '#app/lessons/lesson-reply.ts';
import { Said } from '#app/lessons/said.tsx';
import { spokenPart } from '#app/lessons/spoken-part.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { useViewer } from '#app/shell/site.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { useKeys } from '#app/words/trainer/keys.ts';
import type { Ask } from '#core/lessons/lesson.ts';
import { lessonTexts } from '#messages/lessons.ts';
import { ExamplePart } from './example-part.tsx';
import { goToPart, keepInView } from './go-to-part.ts';
import { PartFrame } from './part-frame.tsx';
import { nameOfPart } from './part-names.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { RememberCard } from './remember-card.tsx';

/** Forms of questions weigh as much as the lesson itself: they come when the checks do. */
const loadCheck = () => import('./check-part.tsx');
const loadEnd = () => import('./end-part.tsx');

export function Player({ reply }: { reply: LessonReply }) {
  const t = useText(lessonTexts);
  const locale = useLocale();
  const viewer = useViewer();
  const { lesson } = reply;
  const state = useLesson(reply, viewer?.id ?? null);
  const { places, opened, resumedAt } = state;
  const current = opened - 1;
  const box = useRef<HTMLDivElement>(null);
  /** The lines of each example that are unfolded, by its place. */
  const [lines, setLines] = useState<Readonly<Record<string, number>>>({});
  // A part that was open when the page came, or was taken up from this device, does not call for the eye.
  const seen = useRef(opened);
  const isGrown = opened > seen.current && opened - 1 !== resumedAt;
  useEffect(() => {
    seen.current = opened;
  }, [opened]);

  // Taken up again: the part one was at comes into view.
  useEffect(() => {
    if (resumedAt <= 0 || resumedAt >= places.length - 1 || location.hash) return;
    const part = box.current?.querySelector(`[data-part="${places[resumedAt]}"]`);
    if (part) return keepInView(part);
  }, [resumedAt, places]);
  useEffect(() => {
    if (places[current] === 'card') loadCheck().catch(() => {});
  }, [places, current]);

  function startOver() {
    state.startOver();
    setLines({});
    goToPart('hook');
  }
  const goOnFrom = (place: string): string => {
    const next = places[places.indexOf(place) + 1] ?? endPlace;
    return next === 'check-1' ? t('to_checks') : next === endPlace ? t('to_end') : t('go_on');
  };
  const askView = (ask: Ask, place: string, isCurrent: boolean) => (
    <AskView
      ask={ask}
      seed={`${lesson.id} ${ask.key}`}
      tried={state.answers[ask.key]}
      isCurrent={isCurrent}
      goOn={goOnFrom(place)}
      onTried={(tried) => state.noteTried(ask.key, tried)}
      onGoOn={state.goOn}
    />
  );

  function renderPart(place: string, index: number) {
    const isCurrent = index === current;
    const [kind = '', no = '1'] = place.split('-');
    const at = Number(no) - 1;
    const body = () => {
      switch (kind) {
        case 'hook':
          return askView(lesson.hook, place, isCurrent);
        case 'idea':
          return (
            <ReadPart isCurrent={isCurrent} goOn={goOnFrom(place)} onGoOn={state.goOn}>
              <p className="font-serif text-21 leading-relaxed">
                <Said text={lesson.idea} />
              </p>
            </ReadPart>
          );
        case 'step': {
          const step = lesson.steps[at];
          return step ? (
            <>
              {step.show ? (
                <p className="mb-5 text-18 leading-relaxed">
                  <Said text={step.show} />
                </p>
              ) : null}
              {askView(step.ask, place, isCurrent)}
            </>
          ) : null;
        }
        case 'example': {
          const example = lesson.examples[at];
          return example ? (
            <ExamplePart
              example={example}
              isCurrent={isCurrent}
              shown={lines[place] ?? 0}
              onShow={(count) => setLines({ ...lines, [place]: count })}
              goOn={goOnFrom(place)}
              onGoOn={state.goOn}
            />
          ) : null;
        }
        case 'trap': {
          const trap = lesson.traps[at];
          return trap ? askView(trap.ask, place, isCurrent) : null;
        }
        case 'card':
          return (
            <ReadPart isCurrent={isCurrent} goOn={goOnFrom(place)} onGoOn={state.goOn}>
              <p className="mb-4 text-15 text-ink-2">{t('card_intro')}</p>
              <RememberCard card={lesson.card} />
            </ReadPart>
          );
        case 'check': {
          const check = state.checks[at];
          if (!check) return null;
          if (check.ask) return askView(check.ask, place, isCurrent);
          return (
            <LatePart load={loadCheck}>
              {({ CheckPart }) => (
                <CheckPart
                  key={check.questionId}
                  check={check}
                  isFirst={at === 0}
                  isCurrent={isCurrent}
                  goOn={goOnFrom(place)}
                  onChecked={(isRight) => state.noteChecked(check.key, isRight)}
                  onGoOn={state.goOn}
                />
              )}
            </LatePart>
          );
        }
        default:
          return (
            <LatePart load={loadEnd}>
              {({ EndPart }) => <EndPart reply={reply} state={state} onStartOver={startOver} />}
            </LatePart>
          );
      }
    };
    return (
      <PartFrame
        key={place}
        place={place}
        title={nameOfPart(place, locale)}
        note={kind === 'trap' && lesson.traps[at] ? <Said text={lesson.traps[at].name} /> : null}
        spoken={
          kind === 'check' || kind === 'end'
            ? undefined
            : () => spokenPart(lesson, place, locale, isCurrent ? (lines[place] ?? 0) : undefined)
        }
        isNew={isGrown && isCurrent}
        isCurrent={isCurrent}
      >
        {index === resumedAt && index > 0 && kind !== 'end' ? (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
            {t('resumed')}
            <TextButton size="sm" onClick={startOver}>
              {t('from_start')}
            </TextButton>
          </p>
        ) : null}
        {body()}
      </PartFrame>
    );
  }

  return (
    <div ref={box} className="lesson-live">
      <ProgressStrip
        count={places.length}
        current={current}
        label={nameOfPart(places[current] ?? 'hook', locale)}
      />
      <div className="pt-2">{places.slice(0, opened).map(renderPart)}</div>
      {viewer && !state.isSaved ? (
        <p role="status" className="pt-4 text-14 text-ink-2">
          {t('save_failed')}
        </p>
      ) : null}
    </div>
  );
}

type ReadPartProps = {
  isCurrent: boolean;
  goOn: string;
  onGoOn: () => void;
  children: React.ReactNode;
};

/** A part that asks for nothing but to be read. */
function ReadPart({ isCurrent, goOn, onGoOn, children }: ReadPartProps) {
  useKeys(isCurrent ? { Enter: onGoOn } : {});
  return (
    <>
      <div className="pb-5">{children}</div>
      {isCurrent ? (
        <ActionBar isCurrent>
          <GoOnButton onClick={onGoOn}>{goOn}</GoOnButton>
        </ActionBar>
      ) : null}
    </>
  );
}
