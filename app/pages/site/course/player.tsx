/** The lesson player: a board that changes with time, the teacher's words beside it, chapters, speed and position. */

import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useText } from '#app/locale.tsx';
import { Article } from '#app/pages/site/article.tsx';
import { clock } from '#app/pages/site/course/clock.ts';
import { speeds, usePlayback } from '#app/pages/site/course/use-playback.ts';
import type { Lesson } from '#app/pages/site/replies.ts';
import { Callout } from '#app/ui/callout.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { courseTexts } from '#messages/site/courses.ts';

export function Player({ lesson }: { lesson: Lesson }) {
  const t = useText(courseTexts);
  const playback = usePlayback(lesson);
  const { at, jump, toggle } = playback;
  const place = Math.max(
    0,
    lesson.slides.findLastIndex((slide) => slide.at <= at),
  );
  const slide = lesson.slides[place];
  const next = lesson.lessons.find((one) => one.no === lesson.no + 1);

  /** As in every player: space starts and stops, the arrows go back and forth. */
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.target instanceof HTMLElement && event.target.closest('select, input, a, button')) return;
    if (event.key === ' ') toggle();
    else if (event.key === 'ArrowLeft') jump(at - 10);
    else if (event.key === 'ArrowRight') jump(at + 10);
    else return;
    event.preventDefault();
  }

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <section
        aria-label={lesson.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the player takes the keys
        tabIndex={0}
        onKeyDown={press}
        className="border border-ink bg-white focus-visible:shadow-none"
      >
        <div className="min-h-85 px-5 py-6 md:min-h-112 md:px-10 md:py-9">
          <p className="flex justify-between gap-4 text-13 text-ink-3">
            <span>{t('text_lesson')}</span>
            <span>
              {place + 1} / {lesson.slides.length}
            </span>
          </p>
          <h2 className="mt-2 text-26">{slide?.heading}</h2>
          <Article blocks={slide?.board ?? []} className="mt-4" />
        </div>
        <Controls lesson={lesson} playback={playback} />
      </section>
      <div>
        {playback.resumedAt !== null ? (
          <Callout as="p" tone="lit" size="sm" className="mb-5">
            {t('resumed', { time: clock(playback.resumedAt) })}{' '}
            <TextButton tone="inline" onClick={() => jump(0)}>
              {t('from_start')}
            </TextButton>
          </Callout>
        ) : null}
        <section aria-label={t('notes')}>
          <h2 className="font-sans text-14 font-semibold">{t('notes')}</h2>
          <p aria-live="polite" className="mt-2 min-h-30 text-16 leading-[1.85] text-ink-2">
            {slide?.notes}
          </p>
        </section>
        <Chapters lesson={lesson} at={at} onJump={jump} />
        {playback.hasEnded ? (
          <p className="mt-6 border-t border-rule pt-4 text-15">
            {t('ended')}
            {next?.isOpen ? (
              <MoreLink to={`/course/${lesson.course.name}/lessons/${next.no}`} className="ml-3">
                {t('next_lesson')}
              </MoreLink>
            ) : (
              <TextLink tone="inline" to={`/course/${lesson.course.name}`} className="ml-3">
                {t('to_course')}
              </TextLink>
            )}
          </p>
        ) : null}
      </div>
    </div>
  );
}

type ControlsProps = { lesson: Lesson; playback: ReturnType<typeof usePlayback> };

const round = 'grid size-11 place-items-center rounded-2 transition-colors hover:bg-night-2';

function Controls({ lesson, playback }: ControlsProps) {
  const t = useText(courseTexts);
  const { at, isPlaying, speed, jump, toggle, changeSpeed } = playback;
  return (
    <div className="on-night flex flex-wrap items-center gap-x-2 bg-night px-3 py-2 text-night-text">
      <button
        type="button"
        onClick={toggle}
        aria-label={isPlaying ? t('pause') : t('play')}
        className={round}
      >
        {isPlaying ? (
          <Pause aria-hidden="true" strokeWidth={1.5} className="size-6" />
        ) : (
          <Play aria-hidden="true" strokeWidth={1.5} className="size-6 fill-beam text-beam" />
        )}
      </button>
      <button type="button" onClick={() => jump(at - 10)} aria-label={t('back_10')} className={round}>
        <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
      <button type="button" onClick={() => jump(at + 10)} aria-label={t('on_10')} className={round}>
        <RotateCw aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
      <input
        type="range"
        min={0}
        max={lesson.seconds}
        step={1}
        value={Math.floor(at)}
        onChange={(event) => jump(Number(event.target.value))}
        aria-label={t('position')}
        aria-valuetext={t('position_value', { at: clock(at), all: clock(lesson.seconds) })}
        className="h-11 min-w-24 flex-1 cursor-pointer accent-beam max-md:order-last max-md:basis-full"
      />
      <span className="ml-auto text-14 whitespace-nowrap text-night-mute">
        {clock(at)} / {clock(lesson.seconds)}
      </span>
      <label className="flex items-center text-14">
        <span className="sr-only">{t('speed')}</span>
        <select
          value={speed}
          onChange={(event) => changeSpeed(Number(event.target.value))}
          className="h-11 rounded-2 border border-night-field bg-night px-2 text-night-text"
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

type ChaptersProps = { lesson: Lesson; at: number; onJump: (seconds: number) => void };

function Chapters({ lesson, at, onJump }: ChaptersProps) {
  const t = useText(courseTexts);
  const chapters = lesson.slides.flatMap((slide) =>
    slide.chapter === null ? [] : [{ title: slide.chapter, at: slide.at }],
  );
  if (chapters.length === 0) return null;
  const current = chapters.findLast((chapter) => chapter.at <= at);
  return (
    <section aria-label={t('chapters')} className="mt-6">
      <h2 className="font-sans text-14 font-semibold">{t('chapters')}</h2>
      <ol className="mt-2 border-t border-ink">
        {chapters.map((chapter) => {
          const isCurrent = chapter === current;
          return (
            <li key={chapter.at} className="border-b border-rule">
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onJump(chapter.at)}
                className={`flex min-h-11 w-full items-center justify-between gap-4 px-2 text-left text-15 hover:bg-beam-faint ${isCurrent ? 'bg-beam-wash font-semibold' : ''}`}
              >
                {chapter.title}
                <span className="text-13 font-normal text-ink-3">{clock(chapter.at)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
