/** How its reader stands with a word: kept or not, when it comes back, a note; and the way to say that it is wrong. */
import { BookmarkCheck, BookmarkPlus, Flag } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { StandingText } from '#app/pages/words/own/standing-text.tsx';
import { WordNote } from '#app/pages/words/own/word-note.tsx';
import type { WordReply } from '#app/pages/words/replies.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { ownWordTexts } from '#messages/words/own.ts';
import { wordPages } from '#messages/words/pages.ts';

type OwnStateProps = { word: string; own: WordReply['own'] };

export function OwnState({ word, own }: OwnStateProps) {
  const t = useText(ownWordTexts);
  const p = useText(wordPages);
  const { open } = useShell();
  const viewer = useViewer();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (change: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await change();
      await revalidate();
    } catch {
      // The toast of the call has said why.
    } finally {
      setIsBusy(false);
    }
  };
  const keep = () => {
    if (!viewer) return open('login');
    return act(async () => {
      await api('POST /api/words/kept', { body: { words: [{ word }] } });
      showToast({ text: t('kept_named', { word }) });
    });
  };
  const rest = (isPaused: boolean) =>
    act(() => api('PUT /api/words/kept/{word}', { params: { word }, body: { isPaused } }));
  return (
    <section aria-label={t('mine')} className="border-t-2 border-ink bg-white px-5 py-4 shadow-sheet">
      <p className="text-15">{own ? <StandingText own={own} /> : t('standing_none')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {own?.isKept ? (
          <span className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold md:min-h-9">
            <BookmarkCheck aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
            {t('kept')}
          </span>
        ) : (
          <Button
            tone="ink"
            size="sm"
            busy={isBusy}
            icon={<BookmarkPlus strokeWidth={1.75} />}
            onClick={keep}
          >
            {t('keep')}
          </Button>
        )}
        {own ? (
          <TextButton
            tone="quiet"
            className="text-14"
            aria-disabled={isBusy || undefined}
            onClick={() => rest(!own.isPaused)}
          >
            {t(own.isPaused ? 'resume' : 'pause')}
          </TextButton>
        ) : null}
      </div>
      {viewer ? <WordNote word={word} note={own?.note ?? ''} onSaved={revalidate} className="mt-2" /> : null}
      <p className="mt-3 border-t border-rule pt-2">
        <TextButton
          tone="quiet"
          className="text-14"
          onClick={() => open('feedback', { type: 'content', desc: p('report_about', { word }) })}
        >
          <Flag aria-hidden="true" strokeWidth={1.75} className="size-4" />
          {p('report')}
        </TextButton>
      </p>
    </section>
  );
}
