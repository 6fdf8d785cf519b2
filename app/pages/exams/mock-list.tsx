/** /gre-exam, /gre-exam-list and /exam: the mock exams. */
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import {
  ExamAction,
  ExamMeta,
  ExamStatus,
  findNextExam,
  SectionStrip,
  useIsEvent,
  withEvent,
} from '#app/pages/exams/exam-facts.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { say } from '#core/texts.ts';
import { examPages } from '#messages/exams/pages.ts';
import type { Route } from './+types/mock-list.ts';

const size = 20;

export const loader = sharedLoader(async ({ url, api }: SharedArgs) => {
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  return api('GET /api/exams', { query: { type: 'GREPREP', page, size } });
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(examPages, metaLocale(args));
  return pageMeta(args, {
    title: t('mock_title'),
    description: t('mock_description'),
    at: '/gre-exam',
    keep: ['page'],
  });
};

export default function MockList({ loaderData: exams }: Route.ComponentProps) {
  const t = useText(examPages);
  const isEvent = useIsEvent();
  const next = findNextExam(exams.list);
  return (
    <Page>
      <PageTitle title={t('mock_title')} lede={t('mock_lede')} />
      {exams.list.length === 0 ? (
        <EmptyState
          art={<CalmSea />}
          title={t('mock_empty')}
          text={t('mock_empty_text')}
          action={<ButtonLink to="/exercises">{t('to_sets')}</ButtonLink>}
        />
      ) : (
        <ul className="border-t border-ink">
          {exams.list.map((exam) => (
            <li
              key={exam.id}
              className="grid gap-x-10 gap-y-4 border-b border-rule py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(9rem,auto)]"
            >
              <div className="min-w-0">
                <h2 className="text-21 break-words">{exam.title}</h2>
                <ExamMeta exam={exam} />
                <ExamStatus exam={exam} />
              </div>
              <SectionStrip exam={exam} className="max-lg:col-span-full max-lg:row-start-2" />
              <div className="max-md:*:w-full md:justify-self-end">
                <ExamAction exam={exam} isLit={exam.id === next} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {exams.total > exams.size ? (
        <Pagination
          page={exams.page}
          size={size}
          total={exams.total}
          to={(page) => withEvent(`/gre-exam?page=${page}`, isEvent)}
          className="mt-6"
        />
      ) : null}
    </Page>
  );
}
