/** /questions/{number}: a question as in the exam, tried in place, then explained; kept, noted and discussed. */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { lazy, useState } from 'react';
import { data, redirect, useLoaderData, useSearchParams } from 'react-router';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Discussion } from '#app/pages/questions/discussion/discussion.tsx';
import { filterSearch, readFilters } from '#app/pages/questions/filter-query.ts';
import { QuestionTools } from '#app/pages/questions/question-tools.tsx';
import { shownRow } from '#app/pages/questions/replies.ts';
import { TryQuestion } from '#app/pages/questions/try-question.tsx';
import { MathContext } from '#app/questions/rich-text.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { useViewer } from '#app/shell/site.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Still } from '#app/ui/kept/still.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { ApiError } from '#contract/client.ts';
import { questionPath } from '#core/questions/number.ts';
import { plainText } from '#core/questions/runs.ts';
import { say } from '#core/texts.ts';
import { questionPages } from '#messages/questions/pages.ts';
import { formNames } from '#messages/questions.ts';
import { dailyTexts } from '#messages/site/daily.ts';
import type { Route } from './+types/question.ts';

/** Rows that the server sent are left as they are; a change of page waits for the code. */
const QuestionRows = lazy(async () => ({
  default: (await import('#app/pages/questions/question-rows.tsx')).QuestionRows,
}));

/** Few questions are closed, so what says so comes only with one that is. */
const ClosedQuestion = lazy(async () => ({
  default: (await import('#app/pages/exams/closed-question.tsx')).ClosedQuestion,
}));

export const loader = sharedLoader(async ({ params, url, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  try {
    const detail = await api('GET /api/questions/{id}', {
      params: { id: params.id },
      query: { ...readFilters(url.searchParams), reveal: 'false' as never },
    });
    // Addresses were written by id and by code before there were numbers.
    if (params.id !== detail.number) throw redirect(questionPath(detail.number) + url.search, 301);
    const { related, ...rest } = detail;
    return { detail: rest, related: related.map(shownRow) };
  } catch (error) {
    if (error instanceof ApiError && error.error.startsWith('QUESTION_')) {
      const { msg, path } = error;
      return { detail: null, closed: { isRunning: error.error === 'QUESTION_WITHHELD', msg, path } };
    }
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  const locale = metaLocale(args);
  const t = say(questionPages, locale);
  if (!loaderData?.detail)
    return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
  const { number, question } = loaderData.detail;
  const stem = plainText(question.stem.en).slice(0, 150);
  const title = t('question_title', { form: say(formNames, locale)(question.form), number });
  return [
    ...pageMeta(args, { title, description: stem }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'LearningResource',
        name: title,
        text: stem,
        learningResourceType: 'Practice problem',
        educationalLevel: `GRE, ${question.difficulty} / 5`,
        inLanguage: ['en', 'zh-CN'],
        isAccessibleForFree: true,
      },
    },
  ];
};

export default function QuestionPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.detail ? <OpenQuestion {...loaded} /> : <ClosedQuestion {...loaded.closed} />;
}

type Opened = Extract<Route.ComponentProps['loaderData'], { detail: object }>;

function OpenQuestion({ detail, related }: Pick<Opened, 'detail' | 'related'>) {
  const t = useText(questionPages);
  const locale = useLocale();
  const [search] = useSearchParams();
  const viewer = useViewer();
  const filters = filterSearch(search);
  const [answered, setAnswered] = useState<string | null>(null);
  const isAnswered = answered === detail.id;
  const formName = say(formNames, locale)(detail.question.form);
  return (
    <MathContext value={detail.math}>
      <article className="wrap relative py-6 md:py-10">
        <Breadcrumbs items={[{ label: t('title'), to: `/questions${filters}` }, { label: detail.number }]} />
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-ink pb-3 md:gap-x-6 md:gap-y-3 md:pb-4">
          <h1 className="text-21 md:text-26">
            {formName} <span className="text-18 break-all text-ink-3 max-md:sr-only">{detail.number}</span>
          </h1>
          {detail.isDaily ? <Badge tone="lit">{say(dailyTexts, locale)('badge')}</Badge> : null}
          <Lamps level={detail.question.difficulty} />
          <Topics key={`topics-${detail.id}`} tags={detail.tags} isOpen={isAnswered} />
          <QuestionTools
            key={detail.id}
            id={detail.id}
            number={detail.number}
            mine={detail.mine}
            className="justify-end max-md:absolute max-md:top-3 max-md:right-4.5 md:ml-auto"
          />
        </div>
        {detail.status === 'retired' ? (
          <Callout as="p" size="sm" className="mt-4">
            {t('retired')}
          </Callout>
        ) : null}
        <TryQuestion
          key={detail.versionId}
          detail={detail}
          isVisitor={viewer === null}
          onAnswered={() => setAnswered(detail.id)}
        />
        <nav aria-label={t('pages')} className="mt-10 flex justify-between gap-3 border-t border-rule pt-5">
          <Neighbour number={detail.neighbours.previous} filters={filters} label={t('previous')} isBack />
          <Neighbour number={detail.neighbours.next} filters={filters} label={t('next')} />
        </nav>
        <Discussion
          key={`talk-${detail.id}`}
          questionId={detail.id}
          count={detail.comments}
          isAnswered={isAnswered}
        />
        {related.length > 0 ? (
          <section className="mt-14">
            <h2 className="border-t border-ink pt-4 text-21">{t('related')}</h2>
            <Still
              key={`related-${detail.id}-${viewer?.id}`}
              keptAs={`related-${detail.id}`}
              shows={JSON.stringify(related)}
              className="mt-2"
            >
              <QuestionRows rows={related} hasTopics={false} />
            </Still>
          </section>
        ) : null}
      </article>
    </MathContext>
  );
}

type TopicsProps = { tags: Opened['detail']['tags']; isOpen: boolean };

/** What a question is about is half of its answer: it is told afterwards, or to whoever asks. */
function Topics({ tags, isOpen }: TopicsProps) {
  const t = useText(questionPages);
  const [isAsked, setIsAsked] = useState(false);
  if (tags.length === 0) return null;
  if (!isOpen && !isAsked)
    return (
      <TextButton
        tone="quiet"
        size="sm"
        aria-expanded={false}
        onClick={() => setIsAsked(true)}
        className="text-13"
      >
        {t('show_topics')}
      </TextButton>
    );
  return (
    <ul aria-label={t('topics')} className="flex flex-wrap gap-x-4 text-13 text-ink-3">
      {tags.map((tag) => (
        <li key={tag.id}>
          <Link
            to={`/questions?tag=${tag.path}`}
            className="inline-flex min-h-9 items-center hover:underline"
          >
            {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Neighbour({
  number,
  filters,
  label,
  isBack,
}: {
  number: string | null;
  filters: string;
  label: string;
  isBack?: boolean;
}) {
  if (number === null) return <span />;
  return (
    <Link
      to={questionPath(number) + filters}
      rel={isBack ? 'prev' : 'next'}
      className={buttonClass({ tone: 'quiet' })}
    >
      {isBack ? <ArrowLeft aria-hidden="true" className="size-4" /> : null}
      {label}
      {isBack ? null : <ArrowRight aria-hidden="true" className="size-4" />}
    </Link>
  );
}
