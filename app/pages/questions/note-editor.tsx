/** A note beside a question: plain text that saves itself a moment after the last key. */
import { useEffect, useRef, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { questionPages } from '#messages/question-pages.ts';

type Note = { id: string; body: string; revision: number };
type State = 'rest' | 'saving' | 'saved' | 'failed';

const restMs = 800;
const retryMs = 5000;

export function NoteEditor({ questionId, note }: { questionId: string; note: Note | null }) {
  const t = useText(questionPages);
  const [text, setText] = useState(note?.body ?? '');
  const [state, setState] = useState<State>('rest');
  const known = useRef(note);
  const latest = useRef(text);
  const saving = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    latest.current = text;
    if (text === (known.current?.body ?? '')) return;
    const save = async () => {
      // One after another: a slow save must not overtake a later one.
      await saving.current;
      if (latest.current === (known.current?.body ?? '')) return;
      setState('saving');
      const body = latest.current;
      try {
        known.current = known.current
          ? await quietApi('PUT /api/notes/{id}', {
              params: { id: known.current.id },
              body: { body, revision: known.current.revision },
            })
          : await quietApi('POST /api/notes', { body: { questionId, body } });
        setState('saved');
      } catch {
        setState('failed');
        timer = setTimeout(run, retryMs);
      }
    };
    const run = () => {
      saving.current = save();
    };
    let timer = setTimeout(run, restMs);
    return () => clearTimeout(timer);
  }, [text, questionId]);

  return (
    <section className="mt-14 border-t border-ink pt-4">
      <Field
        label={t('note')}
        aside={
          <span role="status">
            {state === 'rest'
              ? ''
              : t(state === 'saving' ? 'note_saving' : state === 'saved' ? 'note_saved' : 'note_failed')}
          </span>
        }
      >
        <TextArea
          rows={4}
          limit={5000}
          placeholder={t('note_place')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </section>
  );
}
