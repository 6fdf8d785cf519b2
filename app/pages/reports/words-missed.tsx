/** The words that cost a point, each with its meaning, with more questions, and with the way into the word book. */

import { BookmarkPlus } from 'lucide-react';
import { useText } from '#app/locale.tsx';
import { KeepWord, useWordKeeper, type WordKeeper } from '#app/pages/learning/keep-word.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { Button } from '#app/ui/button.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { Gloss } from '#app/words/gloss.tsx';
import { wordBookTexts } from '#messages/learning/word-book.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';

/** More stand folded. */
const shownAtOnce = 12;

type MissedWords = Report['words'];

export function WordsMissed({ words }: { words: MissedWords }) {
  const t = useText(reportBlocks);
  const keeper = useWordKeeper(words.filter(({ isKept }) => isKept).map(({ word }) => word));
  if (words.length === 0) return null;
  const questionIds = [...new Set(words.map(({ questionId }) => questionId))].slice(0, 60);
  const rest = words.slice(shownAtOnce);
  return (
    <Block id="words" title={t('words')} intro={t('words_text')}>
      <WordList words={words.slice(0, shownAtOnce)} keeper={keeper} />
      {rest.length > 0 ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-semibold underline underline-offset-4">
            {t('words_rest', { n: rest.length })}
          </summary>
          <WordList words={rest} keeper={keeper} />
        </details>
      ) : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <KeepAll words={words} keeper={keeper} />
        <PractiseThese wanted={{ questionIds }}>
          {t('words_practise', { n: questionIds.length })}
        </PractiseThese>
      </div>
    </Block>
  );
}

function KeepAll({ words, keeper }: { words: MissedWords; keeper: WordKeeper }) {
  const t = useText(wordBookTexts);
  const left = words.filter(({ word }) => !keeper.isKept(word));
  if (left.length === 0) return <MoreLink to="/user/words">{t('all_added')}</MoreLink>;
  return (
    <Button
      tone="outline"
      size="sm"
      busy={keeper.isBusy}
      icon={<BookmarkPlus strokeWidth={1.75} />}
      onClick={() => keeper.keep(left)}
    >
      {t('add_all', { n: left.length })}
    </Button>
  );
}

function WordList({ words, keeper }: { words: MissedWords; keeper: WordKeeper }) {
  const t = useText(reportBlocks);
  return (
    <ul className="grid gap-x-8 border-t border-rule md:grid-cols-2 lg:grid-cols-3">
      {words.map(({ word, headword, gloss, role, place, questionId }) => (
        <li
          key={word}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-rule py-2.5"
        >
          <span>
            <TextLink
              size="line"
              to={headword ? `/words/${headword}` : `/questions?searchKey=${encodeURIComponent(word)}`}
              aria-label={headword ? undefined : t('word_more', { word })}
              className="text-18"
            >
              <span lang="en" className="font-serif">
                {word}
              </span>
            </TextLink>
            <Gloss text={gloss} className="ml-2 text-15 text-ink-2" />
            <span className="block text-13 text-ink-3">
              {`${t(role === 'key' ? 'word_key' : 'word_chosen')} · ${place.section} – ${place.no}`}
            </span>
          </span>
          <KeepWord word={word} questionId={questionId} keeper={keeper} />
        </li>
      ))}
    </ul>
  );
}
