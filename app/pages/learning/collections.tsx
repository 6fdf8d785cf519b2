/** /user/collections: what was collected, in folders. */
import { type FormEvent, useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useGo, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { changed, ListFrame, pageOf } from '#app/pages/learning/list-frame.tsx';
import { QuestionLine } from '#app/pages/learning/question-line.tsx';
import { Practise } from '#app/pages/questions/practise.tsx';
import { MathContext } from '#app/questions/rich-text.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { learningPages } from '#messages/learning/pages.ts';
import type { Route } from './+types/collections.ts';

const path = '/user/collections';

export async function loader({ context, url }: Route.LoaderArgs) {
  const folderId = url.searchParams.get('folderId');
  return context.get(pageContext).api('GET /api/collections', {
    query: { page: pageOf(url.searchParams), size: 20, ...(folderId && { folderId }) },
  });
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(learningPages, metaLocale(args));
  return pageMeta(args, {
    title: t('collections'),
    description: t('collections_empty_text'),
    isHidden: true,
  });
};

export default function Collections() {
  const t = useText(learningPages);
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const current = search.get('folderId');
  const whole = list.unsorted + list.folders.reduce((sum, folder) => sum + folder.count, 0);
  const tabs = [
    { to: path, label: t('all'), count: whole, current: current === null },
    { to: `${path}?folderId=none`, label: t('unsorted'), count: list.unsorted, current: current === 'none' },
    ...list.folders.map((folder) => ({
      to: changed(path, search, { folderId: folder.id }),
      label: folder.name,
      count: folder.count,
      current: current === folder.id,
    })),
  ];
  const places = [
    { value: '', label: t('unsorted') },
    ...list.folders.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const move = async (questionId: string, folderId: string) => {
    await api('PUT /api/collections/{questionId}', {
      params: { questionId },
      body: { folderId: folderId || null },
    });
    revalidate();
  };
  const remove = async (questionId: string) => {
    await api('POST /api/collections', { body: { questionId, collected: false } });
    revalidate();
  };
  return (
    <MathContext value={list.math}>
      <ListFrame
        title={t('collections')}
        path={path}
        list={list}
        action={
          <Practise from={{ collection: current === null ? {} : { folderId: current } }} total={list.total} />
        }
        empty={{ title: t('collections_empty'), text: t('collections_empty_text') }}
        tools={
          <div className="mt-6">
            <TabLinks label={t('folders')} items={tabs} />
            <FolderTools key={current} folder={list.folders.find(({ id }) => id === current) ?? null} />
          </div>
        }
      >
        <ul>
          {list.list.map(({ question, folderId }) => (
            <QuestionLine key={question.id} question={question}>
              <span className="ml-auto flex flex-wrap items-center gap-3">
                <Field label={t('move_to')} labelHidden>
                  <Select
                    size="sm"
                    options={places}
                    value={folderId ?? ''}
                    onChange={(event) => move(question.id, event.target.value)}
                  />
                </Field>
                <Button tone="quiet" size="sm" onClick={() => remove(question.id)}>
                  {t('uncollect')}
                </Button>
              </span>
            </QuestionLine>
          ))}
        </ul>
      </ListFrame>
    </MathContext>
  );
}

type FolderToolsProps = { folder: { id: string; name: string } | null };

/** Makes a folder; renames and deletes the one that is open. */
function FolderTools({ folder }: FolderToolsProps) {
  const t = useText(learningPages);
  const go = useGo();
  const { revalidate } = useRevalidator();
  const [mode, setMode] = useState<'rest' | 'make' | 'rename'>('rest');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '' || isBusy) return;
    setIsBusy(true);
    try {
      if (mode === 'make') {
        const { id } = await api('POST /api/collections/folders', { body: { name } });
        await go(`${path}?folderId=${id}`);
      } else if (folder) {
        await api('PUT /api/collections/folders/{id}', { params: { id: folder.id }, body: { name } });
        await revalidate();
      }
      setMode('rest');
    } catch (error) {
      if (error instanceof ApiError && error.status !== 400)
        showToast({ text: error.error === 'CONFLICT' ? t('folder_taken') : error.msg, tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const remove = async (id: string) => {
    await api('DELETE /api/collections/folders/{id}', { params: { id } });
    showToast({ text: t('folder_deleted') });
    await go(path);
  };
  if (mode === 'rest')
    return (
      <p className="flex flex-wrap gap-x-5 pt-2 text-14">
        <TextButton onClick={() => setMode('make')}>{t('new_folder')}</TextButton>
        {folder ? (
          <>
            <TextButton onClick={() => setMode('rename')}>{t('rename')}</TextButton>
            <TextButton onClick={() => remove(folder.id)}>{t('delete_folder')}</TextButton>
          </>
        ) : null}
      </p>
    );
  return (
    <form onSubmit={submit} className="mt-4 flex max-w-120 flex-wrap items-end gap-3">
      <Field label={t(mode === 'make' ? 'new_folder' : 'rename')} className="flex-1 basis-48">
        <TextInput
          key={mode}
          name="name"
          maxLength={40}
          defaultValue={mode === 'rename' ? folder?.name : ''}
          autoFocus
        />
      </Field>
      <Button type="submit" tone="ink" className="h-12" busy={isBusy}>
        {t(mode === 'make' ? 'make' : 'save')}
      </Button>
      <Button tone="quiet" className="h-12" onClick={() => setMode('rest')}>
        {t('cancel')}
      </Button>
    </form>
  );
}
