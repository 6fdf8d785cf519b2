/** Putting words of the bank into the word book: one at a time, or all that a page shows. */
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useGo, useText } from '#app/locale.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { ApiError } from '#contract/client.ts';
import { wordKey } from '#core/words/word-key.ts';
import { wordBookTexts } from '#messages/learning/word-book.ts';

export type KeepableWord = { word: string; questionId: string };

export type WordKeeper = {
  isKept: (word: string) => boolean;
  keep: (words: readonly KeepableWord[]) => Promise<void>;
  isBusy: boolean;
};

/** `known` are in the book when the page opens. A visitor is asked to log in. */
export function useWordKeeper(known: readonly string[]): WordKeeper {
  const t = useText(wordBookTexts);
  const go = useGo();
  const { open } = useShell();
  const viewer = useViewer();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const kept = new Set([...known, ...added].map(wordKey));
  async function keep(words: readonly KeepableWord[]) {
    if (!viewer) return open('login');
    if (isBusy) return;
    setIsBusy(true);
    try {
      const reply = await quietApi('POST /api/words/kept', {
        body: { words: words.map(({ word, questionId }) => ({ word, questionId })) },
      });
      setAdded((before) => [...before, ...reply.words.map(({ asked }) => asked)]);
      showToast({
        text: t('added_n', { n: reply.words.length }),
        action: { label: t('open_book'), onSelect: () => go('/user/words') },
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) open('login');
      else
        showToast({
          text: error instanceof ApiError && error.status < 500 ? error.msg : t('add_failed'),
          tone: 'error',
        });
    } finally {
      setIsBusy(false);
    }
  }
  return { isKept: (word) => kept.has(wordKey(word)), keep, isBusy };
}

/** Stays a button once it is done, so that the keyboard keeps its place. */
export function KeepWord({ word, questionId, keeper }: KeepableWord & { keeper: WordKeeper }) {
  const t = useText(wordBookTexts);
  const isKept = keeper.isKept(word);
  const Icon = isKept ? BookmarkCheck : BookmarkPlus;
  return (
    <TextButton
      tone={isKept ? 'done' : 'strong'}
      aria-disabled={isKept || keeper.isBusy || undefined}
      onClick={() => isKept || keeper.keep([{ word, questionId }])}
      className="text-14 whitespace-nowrap"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      <span aria-hidden="true">{t(isKept ? 'added' : 'add')}</span>
      <span className="sr-only">{isKept ? t('added_named', { word }) : t('add_named', { word })}</span>
    </TextButton>
  );
}
