/** An essay paragraph by paragraph, and a sample of the next level to read beside it. */

import { useLocale, useText } from '#app/locale.tsx';
import type { Essay } from '#app/pages/reports/replies.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { textButtonClass } from '#app/ui/text-button.tsx';
import { questionPath } from '#core/questions/number.ts';
import { essayParts } from '#messages/essays/paragraphs.ts';

/** Where a paragraph stands in the text of the essay. */
export const paragraphId = (name: string, start: number): string => `${name}-paragraph-${start}`;

export function ParagraphComments({ essay, name }: { essay: Essay; name: string }) {
  const t = useText(essayParts);
  const locale = useLocale();
  if (essay.paragraphs.length === 0) return null;
  return (
    <div className="mt-10">
      <h3 className="text-21">{t('paragraphs')}</h3>
      <ol className="mt-2">
        {essay.paragraphs.map(({ start, role, words, notes }, index) => (
          <li
            key={start}
            className="grid gap-x-6 gap-y-1 border-b border-rule py-3 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]"
          >
            <p>
              <a
                href={`#${paragraphId(name, start)}`}
                aria-label={t('to_paragraph', { n: index + 1 })}
                className={textButtonClass({ tone: 'strong', size: 'line' })}
              >
                {t('paragraph_n', { n: index + 1 })}
              </a>
              <span className="ml-2 text-14 text-ink-3">
                {t(`role_${role}`)} · {t('words', { n: words })}
              </span>
            </p>
            <p className="text-15">{notes.join(locale === 'en' ? ' ' : '')}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function EssaySample({ essay: { sample } }: { essay: Essay }) {
  const t = useText(essayParts);
  if (!sample) return null;
  const { level, isSameTask, prompt, number, paragraphs } = sample;
  return (
    <details className="mt-10 border-t border-rule pt-4">
      <summary className="cursor-pointer text-18 font-semibold underline decoration-rule-2 underline-offset-4">
        {t('sample', { level })}
      </summary>
      <p className="mt-3 text-14 text-ink-3">{t(isSameTask ? 'sample_same' : 'sample_other')}</p>
      {isSameTask ? null : (
        <>
          <h4 className="mt-3 font-sans text-14 font-normal text-ink-3">{t('sample_task')}</h4>
          <p lang="en" className="max-w-[46em] font-serif whitespace-pre-line">
            {prompt}
          </p>
          <MoreLink to={questionPath(number)}>{t('sample_open')}</MoreLink>
        </>
      )}
      <div className="mt-4 grid gap-5">
        {paragraphs.map(({ text, note }) => (
          <div key={text} className="grid gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <p lang="en" className="font-serif leading-[1.9]">
              {text}
            </p>
            <p className="self-start border-l-3 border-rule-2 pl-4 text-14 text-ink-2">{note}</p>
          </div>
        ))}
      </div>
    </details>
  );
}
