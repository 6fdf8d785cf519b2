/** /exams/examPdf: what can be printed; with ?id=… the paper of one exam or set, and its answers once submitted. */
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { beforePath, type Exam, ExamMeta } from '#app/pages/exams/exam-facts.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { useViewer } from '#app/shell/site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { ApiError, type Client } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { examPdfTexts } from '#messages/exams/pdf.ts';
import type { Route } from './+types/exam-pdf.ts';

const kinds = ['mock', 'monthly', 'must-do'] as const;

export const loader = sharedLoader(async ({ url, api }: SharedArgs) => {
  const id = url.searchParams.get('id');
  if (id === null) return { groups: await listGroups(api), exam: null, recordId: null };
  const exam = await api('GET /api/exams/{id}', { params: { id } }).catch((error: unknown) => {
    const isUnknown = error instanceof ApiError && [400, 404].includes(error.status);
    throw isUnknown ? new Response(null, { status: 404 }) : error;
  });
  return { groups: [], exam, recordId: url.searchParams.get('recordId') };
});

async function listGroups(api: Client) {
  const groups = [];
  for (const kind of kinds) {
    const query = kind === 'mock' ? ({ type: 'GREPREP' } as const) : { kind };
    const { list } = await api('GET /api/exams', { query: { ...query, size: 50 } });
    if (list.length > 0) groups.push({ kind, list });
  }
  return groups;
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(examPdfTexts, metaLocale(args));
  const exam = args.loaderData?.exam;
  const title = exam ? `${exam.title} · PDF` : t('title');
  return pageMeta(args, { title, description: t('description'), keep: ['id'] });
};

export default function ExamPdf({ loaderData }: Route.ComponentProps) {
  const { exam, groups, recordId } = loaderData;
  return exam ? <OneExam exam={exam} recordId={recordId} /> : <AllExams groups={groups} />;
}

function AllExams({ groups }: { groups: { kind: (typeof kinds)[number]; list: Exam[] }[] }) {
  const t = useText(examPdfTexts);
  return (
    <Page>
      <PageTitle title={t('title')} lede={t('lede')} />
      {groups.length === 0 ? (
        <EmptyState art={<CalmSea />} title={t('empty')} text={t('empty_text')} />
      ) : (
        groups.map(({ kind, list }) => (
          <section key={kind} aria-labelledby={kind} className="mb-12 border-t border-ink pt-3">
            <h2 id={kind} className="text-26">
              {t(kind)}
            </h2>
            <ul className="mt-2">
              {list.map((exam) => (
                <li
                  key={exam.id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
                >
                  <div className="min-w-0">
                    <h3 className="font-sans text-16 font-semibold break-words">{exam.title}</h3>
                    <ExamMeta exam={exam} />
                  </div>
                  <TextLink tone="strong" to={`/exams/examPdf?id=${exam.id}`} className="text-14">
                    {t('open')}
                    <span className="sr-only">{exam.title}</span>
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </Page>
  );
}

function OneExam({ exam, recordId }: { exam: Exam; recordId: string | null }) {
  const t = useText(examPdfTexts);
  const viewer = useViewer();
  const isOpen = (exam.mine?.submitted ?? 0) > 0;
  const address = (part: 'paper' | 'key') =>
    `/api/exams/${exam.id}/pdf?part=${part}${recordId ? `&recordId=${recordId}` : ''}`;
  return (
    <Page>
      <PageTitle
        path={[{ label: t('title'), to: '/exams/examPdf' }, { label: exam.title }]}
        title={exam.title}
        lede={t('one_lede')}
      />
      <div className="-mt-3 mb-6">
        <ExamMeta exam={exam} />
      </div>
      <div className="max-w-[46rem] border-t border-ink">
        <section className="grid gap-x-8 gap-y-4 border-b border-rule py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div>
            <h2 className="text-21">{t('paper')}</h2>
            <p className="mt-1 text-15 text-ink-2">{t('paper_text')}</p>
            {exam.type === 'GREPREP' ? <p className="mt-1 text-13 text-ink-3">{t('paper_mock')}</p> : null}
          </div>
          {isOpen || exam.type !== 'GREPREP' ? (
            <DownloadLink href={address('paper')} tone="ink">
              {t('download_paper')}
            </DownloadLink>
          ) : null}
        </section>
        <section className="grid gap-x-8 gap-y-4 border-b border-rule py-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
          <div>
            <h2 className="text-21">{t('key')}</h2>
            <p className="mt-1 text-15 text-ink-2">{t('key_text')}</p>
            {isOpen ? null : (
              <p className="mt-1 text-15 font-semibold">{t(viewer ? 'key_submit' : 'key_login')}</p>
            )}
          </div>
          {isOpen ? (
            <DownloadLink href={address('key')} tone="outline">
              {t('download_key')}
            </DownloadLink>
          ) : viewer ? (
            <ButtonLink to={beforePath(exam.id)} tone="outline" arrow>
              {t('to_exam')}
            </ButtonLink>
          ) : (
            <ButtonLink
              to={`/login?redirect=${encodeURIComponent(`/exams/examPdf?id=${exam.id}`)}`}
              tone="outline"
            >
              {t('login')}
            </ButtonLink>
          )}
        </section>
      </div>
      <p className="mt-6 text-14">
        <TextLink tone="quiet" to="/exams/examPdf">
          {t('to_list')}
        </TextLink>
      </p>
    </Page>
  );
}
