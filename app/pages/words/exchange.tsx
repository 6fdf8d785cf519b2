/** /user/words/exchange: words as a file for Anki or a spreadsheet, and words from such files. */
import { data } from 'react-router';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { ExportForm } from '#app/pages/words/exchange/export-form.tsx';
import { ImportForm } from '#app/pages/words/exchange/import-form.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { exchangePage } from '#messages/words/exchange.ts';
import type { Route } from './+types/exchange.ts';

/** `?group=` comes from the page of a group, which is then among the choices. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const id = url.searchParams.get('group');
  try {
    const [overview, group] = await Promise.all([
      api('GET /api/words'),
      id ? api('GET /api/words/groups/{id}', { params: { id } }) : null,
    ]);
    const { total, levels, own } = overview;
    return {
      total,
      levels: levels.map(({ level, words }) => ({ level, words })),
      kept: own?.kept ?? 0,
      leeches: own?.leeches ?? 0,
      group: group && { id: group.id, title: group.title },
    };
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(exchangePage, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('lede'), isHidden: true });
};

export default function Exchange({ loaderData }: Route.ComponentProps) {
  const t = useText(exchangePage);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-34">{t('title')}</h1>
        <MoreLink to="/user/words">{t('back')}</MoreLink>
      </div>
      <p className="mt-2 max-w-[38em] text-ink-2">{t('lede')}</p>
      <ExportForm {...loaderData} />
      <ImportForm />
    </>
  );
}
