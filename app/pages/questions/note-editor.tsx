/** A note beside a question: plain text that saves itself a moment after the last key. */
import { useText } from '#app/locale.tsx';
import { longestNote, type Note, useNote } from '#app/pages/questions/note-saver.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { useEarlyText } from '#app/ui/inputs/early-text.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { noteTexts } from '#messages/questions/note.ts';

type NoteEditorProps = { userId: string; questionId: string; note: Note | null };

export function NoteEditor(props: NoteEditorProps) {
  const t = useText(noteTexts);
  const { text, setText, state, theirs, settle } = useNote(props);
  useEarlyText('note', text, setText);
  return (
    <div>
      <Field
        label={t('title')}
        aside={<span role="status">{state === 'rest' || state === 'conflict' ? '' : t(state)}</span>}
      >
        <TextArea
          name="note"
          rows={4}
          limit={longestNote}
          placeholder={t('place')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {theirs ? (
        <Callout role="alert" tone="brick" className="mt-3">
          <p>{t('conflict')}</p>
          <p className="mt-2 max-h-40 overflow-y-auto break-words whitespace-pre-line text-ink-2">
            {theirs.body}
          </p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button tone="quiet" size="sm" onClick={() => settle(false)}>
              {t('theirs')}
            </Button>
            <Button tone="ink" size="sm" onClick={() => settle(true)}>
              {t('mine')}
            </Button>
          </p>
        </Callout>
      ) : null}
    </div>
  );
}
