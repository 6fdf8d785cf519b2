/** /help?val=…: copyright statement, terms, privacy, questions and answers. */
import { ChevronDown } from 'lucide-react';
import { Link, useText } from '#app/locale.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { Article } from '#app/pages/site/article.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { plainText } from '#core/markdown.ts';
import { pageTexts } from '#messages/site/pages.ts';
import type { Route } from './+types/help.ts';

/** Without a value the questions and answers are shown. */
export const loader = sharedLoader(async ({ url, api }: SharedArgs) => {
  const val = url.searchParams.get('val') || 'faq';
  return api('GET /api/help/{val}', { params: { val } }).catch(notFoundFrom);
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: page } = args;
  if (!page) return [];
  return pageMeta(args, {
    title: page.title,
    description: page.description,
    at: `/help?val=${page.val}`,
    ...(page.items.length > 0 && {
      data: () => ({
        '@type': 'FAQPage',
        mainEntity: page.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      }),
    }),
  });
};

export default function Help({ loaderData: page }: Route.ComponentProps) {
  const t = useText(pageTexts);
  const dates = useDates();
  const { open } = useShell();
  return (
    <Page className="lg:grid-12">
      <nav aria-label={t('help_pages')} className="mb-8 lg:col-span-3">
        <ul className="flex flex-wrap gap-x-6 border-t border-ink pt-2 text-15 lg:sticky lg:top-36 lg:block">
          {page.pages.map((one) => {
            const isCurrent = one.val === page.val;
            return (
              <li key={one.val}>
                <Link
                  to={`/help?val=${one.val}`}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={`inline-flex min-h-11 items-center ${isCurrent ? 'font-semibold shadow-[inset_0_-3px_0_var(--color-beam)]' : 'text-ink-2 hover:text-ink'}`}
                >
                  {one.title}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="min-w-0 lg:col-span-8 lg:col-start-4">
        <h1 className="text-44">{page.title}</h1>
        <p className="mt-2 text-ink-2 md:text-18">{page.description}</p>
        <p className="mt-1 mb-8 text-13 text-ink-3">{t('updated', { day: dates.fullDay(page.updated) })}</p>
        <Article blocks={page.body} />
        {page.items.length > 0 ? (
          <div className="border-t border-ink">
            {page.items.map(({ question, answer }) => (
              <details key={question} className="group border-b border-rule">
                <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-16 font-semibold">
                  {question}
                  <ChevronDown
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className="size-4.5 transition-transform duration-200 group-open:rotate-180"
                  />
                </summary>
                <Article blocks={answer} size="small" className="max-w-[44em] pb-5 text-ink-2" />
              </details>
            ))}
          </div>
        ) : null}
        <p className="mt-10 flex flex-wrap items-center gap-4 text-15 text-ink-2">
          {t('still')}
          <Button tone="quiet" size="sm" onClick={() => open('feedback')}>
            {t('ask')}
          </Button>
        </p>
      </div>
    </Page>
  );
}
