/** /user/notes, also reached as /user/exam-notes: one's notes, searchable, editable where they stand. */
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { changed, ListFrame, pageOf } from '#app/pages/learning/list-frame.tsx';
import { QuestionLine } from '#app/pages/learning/question-line.tsx';
import { MathContext } from '#app/questions/rich-text.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { dayText } from '#core/dates.ts';
import { say } from '#core/texts.ts';
import { learningPages } from '#messages/learning/pages.ts';
import type { Route } from './+types/notes.ts';

const path = '/user/notes';

export async function loader({ context, url }: Route.LoaderArgs) {
  const searchKey = url.searchParams.get('searchKey') ?? '';
  const list = await context.get(pageContext).api('GET /api/notes', {
    query: { page: pageOf(url.searchParams), size: 20, ...(searchKey && { searchKey }) },
  });
  return { list, searchKey };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(learningPages, metaLocale(args));
  return pageMeta(args, { title: t('notes'), description: t('notes_empty_text'), isHidden: true });
};

export default function Notes() {
  const t = useText(learningPages);
  const locale = useLocale();
  const go = useGo();
  const [search] = useSearchParams();
  const { list, searchKey } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const remove = async (note: (typeof list)['list'][number]) => {
    await api('DELETE /api/notes/{id}', { params: { id: note.id } });
    revalidate();
    const undo = async () => {
      await api('POST /api/notes', { body: { questionId: note.questionId, body: note.body } });
      revalidate();
    };
    showToast({ text: t('note_deleted'), action: { label: t('undo'), onSelect: undo } });
  };
  return (
    <MathContext value={list.math}>
      <ListFrame
        title={t('notes')}
        path={path}
        list={list}
        empty={
          searchKey
            ? { title: t('notes_none'), text: '' }
            : { title: t('notes_empty'), text: t('notes_empty_text') }
        }
        tools={
          <div className="mt-5 max-w-104">
            <SearchInput
              label={t('notes_search')}
              placeholder={t('notes_search')}
              defaultValue={searchKey}
              onSearch={(key) => go(changed(path, search, { searchKey: key || null }))}
            />
          </div>
        }
      >
        <ul className="mt-4">
          {list.list.map((note) => (
            <QuestionLine key={note.id} question={note.question}>
              <span>
                {t('changed', {
                  date: dayText(note.updatedAt, locale, new Date()),
                })}
              </span>
              <Button tone="quiet" size="sm" className="ml-auto" onClick={() => remove(note)}>
                {t('delete')}
              </Button>
              <p className="w-full border-l-3 border-rule-2 bg-paper-2 px-4 py-2.5 text-15 break-words whitespace-pre-line text-ink">
                {note.body}
              </p>
            </QuestionLine>
          ))}
        </ul>
      </ListFrame>
    </MathContext>
  );
}
