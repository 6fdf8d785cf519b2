/** The words that cost a point, each with its meaning and with more questions. */
import { Link, useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { reportBlocks } from '#messages/report-blocks.ts';

/** More stand folded. */
const shownAtOnce = 12;

export function WordsMissed({ words }: { words: Report['words'] }) {
  const t = useText(reportBlocks);
  if (words.length === 0) return null;
  const questionIds = [...new Set(words.map(({ questionId }) => questionId))].slice(0, 60);
  const rest = words.slice(shownAtOnce);
  return (
    <Block id="words" title={t('words')} intro={t('words_text')}>
      <WordList words={words.slice(0, shownAtOnce)} />
      {rest.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold underline underline-offset-4">
            {t('words_rest', { n: rest.length })}
          </summary>
          <WordList words={rest} />
        </details>
      ) : null}
      <p className="mt-4">
        <PractiseThese wanted={{ questionIds }}>
          {t('words_practise', { n: questionIds.length })}
        </PractiseThese>
      </p>
    </Block>
  );
}

function WordList({ words }: { words: Report['words'] }) {
  const t = useText(reportBlocks);
  return (
    <ul className="grid gap-x-8 border-t border-rule md:grid-cols-2 lg:grid-cols-3">
      {words.map(({ word, gloss, role, place }) => (
        <li key={word} className="border-b border-rule py-2.5">
          <Link
            to={`/questions?searchKey=${encodeURIComponent(word)}`}
            aria-label={t('word_more', { word })}
            className="text-18 underline decoration-rule-2 underline-offset-4 hover:decoration-ink"
          >
            <span lang="en" className="font-serif">
              {word}
            </span>
          </Link>
          <span lang="zh-CN" className="ml-2 text-15 text-ink-2">
            {gloss}
          </span>
          <span className="block text-13 text-ink-3">
            {`${t(role === 'key' ? 'word_key' : 'word_chosen')} · ${place.section} – ${place.no}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
