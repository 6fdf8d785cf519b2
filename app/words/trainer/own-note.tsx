/** What the learner writes on a word: kept at once, with or without a network. */
import { useState } from 'react';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';

const maxLength = 500;

type OwnNoteProps = { note: string; onSave: (note: string) => void; isOpen: boolean };

export function OwnNote({ note, onSave, isOpen: isOpenAtFirst }: OwnNoteProps) {
  const t = useText(trainerTexts);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [text, setText] = useState(note);
  const isSaved = text.trim() === note;
  const isTooLong = text.trim().length > maxLength;
  const save = () => {
    if (!isSaved && !isTooLong) onSave(text.trim());
  };
  return (
    <section className="mt-5 border-t border-rule pt-4">
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label={t('note')} help={t('note_help')}>
            <TextArea
              value={text}
              rows={2}
              limit={text.length > maxLength - 100 ? maxLength : undefined}
              onChange={(event) => setText(event.currentTarget.value)}
              // Whoever turns to the grades has finished writing.
              onBlur={save}
            />
          </Field>
          <Button type="submit" tone="quiet" size="sm" className="mt-2" disabled={isSaved || isTooLong}>
            {t(isSaved && note !== '' ? 'note_saved' : 'note_save')}
          </Button>
        </form>
      ) : (
        <TextButton onClick={() => setOpen(true)}>{t('note_add')}</TextButton>
      )}
    </section>
  );
}
