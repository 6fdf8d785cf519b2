/** A note of one's own on a word: shown as it was written, opened to be changed. */
import { type FormEvent, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { ownWordTexts } from '#messages/words/own.ts';

const longest = 500;

type WordNoteProps = { word: string; note: string; onSaved: () => unknown; className?: string };

export function WordNote({ word, note, onSaved, className = '' }: WordNoteProps) {
  const t = useText(ownWordTexts);
  const [draft, setDraft] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDraft(null);
    // The button is there again with the next drawing of the page.
    requestAnimationFrame(() => opener.current?.focus());
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    if (draft === null || isBusy || [...draft].length > longest) return;
    setIsBusy(true);
    try {
      await api('PUT /api/words/kept/{word}', { params: { word }, body: { note: draft.trim() } });
      await onSaved();
      showToast({ text: t('note_saved') });
      close();
    } catch {
      // The toast of the call has said why; what was written stays.
    } finally {
      setIsBusy(false);
    }
  }
  if (draft === null)
    return (
      <div className={className}>
        {note ? (
          <p className="border-l-2 border-beam pl-3 text-15 break-words whitespace-pre-line">{note}</p>
        ) : null}
        <TextButton ref={opener} tone="quiet" className="text-14" onClick={() => setDraft(note)}>
          <span aria-hidden="true">{t(note ? 'note_edit' : 'note_add')}</span>
          <span className="sr-only">{t('note_named', { word })}</span>
        </TextButton>
      </div>
    );
  return (
    <form onSubmit={save} className={`w-full ${className}`}>
      <Field label={t('note')}>
        <TextArea
          autoFocus
          rows={3}
          limit={longest}
          value={draft}
          placeholder={t('note_place')}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      <p className="mt-2 flex gap-3">
        <Button tone="ink" size="sm" type="submit" busy={isBusy}>
          {t('note_save')}
        </Button>
        <Button tone="quiet" size="sm" onClick={close}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
