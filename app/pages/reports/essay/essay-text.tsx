/** An essay with its marks: underlined places in the text, each with a number that leads to its note and back. */

import { useText } from '#app/locale.tsx';
import { paragraphId } from '#app/pages/reports/essay/essay-parts.tsx';
import type { Essay } from '#app/pages/reports/replies.ts';
import { essayTexts } from '#messages/essays.ts';

type Numbered = Essay['marks'][number] & { no: number };

/** `name` keeps the places of several essays on one page apart. Readers other than the writer have a title of their own. */
export function EssayText({ essay, name, title }: { essay: Essay; name: string; title?: string }) {
  const t = useText(essayTexts);
  const marks: Numbered[] = essay.marks.map((mark, index) => ({ ...mark, no: index + 1 }));
  const errors = marks.filter(({ kind }) => kind === 'error').length;
  return (
    <div className="mt-10">
      <h3 className="text-21">{title ?? t(marks.length > 0 ? 'your_text' : 'your_text_only')}</h3>
      {essay.state === 'graded' && essay.traits.length > 0 ? (
        <p className="mt-1 text-14 text-ink-3">
          {marks.length > 0 ? t('marks_count', { errors, style: marks.length - errors }) : t('marks_none')}
        </p>
      ) : null}
      <div
        className={
          marks.length > 0
            ? 'mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]'
            : 'mt-4'
        }
      >
        <div
          lang="en"
          className="self-start border-l-3 border-rule-2 pl-4 font-serif leading-[1.9] wrap-anywhere"
        >
          {paragraphsOf(essay.text).map(({ start, end }) => (
            <p
              key={start}
              // Paragraphs are known by their first word.
              id={paragraphId(name, start + essay.text.slice(start).search(/\S/))}
              className="scroll-mt-28 not-first:mt-4 target:bg-beam-faint"
            >
              <Marked text={essay.text} start={start} end={end} marks={marks} name={name} />
            </p>
          ))}
        </div>
        {marks.length > 0 ? (
          <section aria-label={t('marks')}>
            <ol className="border-t border-rule">
              {marks.map((mark) => (
                <Note key={mark.start} mark={mark} text={essay.text} name={name} />
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </div>
  );
}

function paragraphsOf(text: string): { start: number; end: number }[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const own = { start, end: start + line.length };
    start = own.end + 1;
    return line.trim() === '' ? [] : own;
  });
}

type MarkedProps = { text: string; start: number; end: number; marks: readonly Numbered[]; name: string };

/** Pieces of plain text between pieces that are marked. */
function Marked({ text, start, end, marks, name }: MarkedProps) {
  const own = marks.filter((mark) => mark.start >= start && mark.end <= end);
  return (
    <>
      {own.map((mark, index) => (
        <span key={mark.no}>
          {text.slice(own[index - 1]?.end ?? start, mark.start)}
          <Place mark={mark} name={name}>
            {text.slice(mark.start, mark.end)}
          </Place>
        </span>
      ))}
      {text.slice(own.at(-1)?.end ?? start, end)}
    </>
  );
}

function Place({ mark: { no, kind }, name, children }: { mark: Numbered; name: string; children: string }) {
  const t = useText(essayTexts);
  return (
    <>
      <mark
        className={`bg-transparent text-ink underline underline-offset-4 ${kind === 'error' ? 'decoration-brick decoration-wavy' : 'decoration-sea decoration-dotted decoration-2'}`}
      >
        {children}
      </mark>
      <a
        id={`${name}-place-${no}`}
        href={`#${name}-note-${no}`}
        aria-label={t('mark_n', { n: no })}
        className="scroll-mt-28 px-0.5 align-super font-sans text-12 leading-none text-ink-3 no-underline hover:text-ink hover:underline target:bg-beam-wash target:text-ink"
      >
        {no}
      </a>
    </>
  );
}

function Note({ mark, text, name }: { mark: Numbered; text: string; name: string }) {
  const t = useText(essayTexts);
  const { no, kind, message, suggestion } = mark;
  return (
    <li
      id={`${name}-note-${no}`}
      className="grid scroll-mt-28 grid-cols-[2rem_minmax(0,1fr)] border-b border-rule py-2.5 text-14 target:bg-beam-faint"
    >
      <a
        href={`#${name}-place-${no}`}
        aria-label={t('back_to_text', { n: no })}
        className="text-ink-3 underline underline-offset-4 hover:text-ink"
      >
        {no}
      </a>
      <div className="min-w-0">
        <p>
          <b
            lang="en"
            className={`font-serif font-semibold wrap-anywhere ${kind === 'error' ? 'text-brick' : 'text-sea'}`}
          >
            {text.slice(mark.start, mark.end).trim()}
          </b>{' '}
          <span className="text-12 text-ink-3">{t(`kind_${kind}`)}</span>
          {suggestion === null ? null : (
            <span className="ml-2 font-semibold">
              {suggestion === '—' ? t('drop') : t('instead', { text: suggestion })}
            </span>
          )}
        </p>
        <p className="text-ink-2">{message}</p>
      </div>
    </li>
  );
}
