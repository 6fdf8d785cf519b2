/** Where a collected question goes: a folder there is, a new one, or none. */
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { learningPages } from '#messages/learning/pages.ts';

type Folders = Calls['GET /api/collections']['reply']['folders'];
type FolderDialogProps = {
  questionId: string;
  folderId: string | null;
  onClose: (folderId?: string | null) => void;
};

/** Neither is the id of a folder. */
const none = 'none';
const fresh = 'new';

export default function FolderDialog({ questionId, folderId, onClose }: FolderDialogProps) {
  const t = useText(learningPages);
  const [folders, setFolders] = useState<Folders | null>(null);
  const [chosen, setChosen] = useState(folderId ?? none);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    api('GET /api/collections', { query: { size: 0 } }).then(
      (reply) => setFolders(reply.folders),
      () => onClose(),
    );
  }, [onClose]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (isBusy || (chosen === fresh && name === '')) return;
    setIsBusy(true);
    setError(null);
    try {
      const wanted =
        chosen === fresh
          ? (await api('POST /api/collections/folders', { body: { name } })).id
          : chosen === none
            ? null
            : chosen;
      await api('PUT /api/collections/{questionId}', { params: { questionId }, body: { folderId: wanted } });
      onClose(wanted);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.error === 'CONFLICT' ? t('folder_taken') : failure.msg);
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('which_folder')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button tone="ink" type="submit" form="folder" busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      {folders === null ? (
        <Rhythm live className="h-20 items-center" />
      ) : (
        <form id="folder" onSubmit={save}>
          <RadioGroup
            label={t('folders')}
            labelHidden
            name="folder"
            value={chosen}
            onValueChange={setChosen}
            options={[
              { value: none, label: t('unsorted') },
              ...folders.map(({ id, name }) => ({ value: id, label: name })),
              { value: fresh, label: t('new_folder') },
            ]}
          />
          {chosen === fresh ? (
            <Field label={t('new_folder')} labelHidden error={error} className="mt-1">
              <TextInput name="name" maxLength={40} autoFocus />
            </Field>
          ) : null}
        </form>
      )}
    </Dialog>
  );
}
