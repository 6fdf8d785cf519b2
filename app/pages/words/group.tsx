/** /words/groups/{id}: a group, the line that parts its members, and which of them stand for each other. */
import { data } from 'react-router';
import { Link, usePick, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pronunciation } from '#app/words/pronunciation.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { wordPages } from '#messages/words/pages.ts';
import type { Route } from './+types/group.ts';

type Group = Calls['GET /api/words/groups/{id}']['reply'];

export const loader = sharedLoader(async ({ params, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  try {
    return await api('GET /api/words/groups/{id}', { params: { id: params.id } });
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) throw data(null, { status: 404 });
    throw error;
  }
});

export const meta: Route.MetaFunction = (args) => {
  const locale = metaLocale(args);
  const t = say(wordPages, locale);
  const group = args.loaderData;
  if (!group) return pageMeta(args, { title: t('groups_meta'), description: t('groups_description') });
  const words = group.members.map(({ word }) => word).join(', ');
  return pageMeta(args, {
    title: `${group.title[locale]}: ${words}`,
    description: t('group_description', { words, line: group.line[locale] }),
    data: ({ absolute }) => ({
      '@type': 'DefinedTermSet',
      name: group.title[locale],
      description: group.line[locale],
      hasDefinedTerm: group.rows.map(({ word, en, zh }) => ({
        '@type': 'DefinedTerm',
        name: word,
        description: locale === 'en' ? en : zh,
        url: absolute(`/words/${word}`),
      })),
    }),
  });
};

export default function WordGroupPage({ loaderData: group }: Route.ComponentProps) {
  const t = useText(wordPages);
  const pick = usePick();
  const { id, title, line, opposite } = group;
  return (
    <Page>
      <PageTitle
        path={[
          { label: t('words'), to: '/words' },
          { label: t('tab_groups'), to: '/words/groups' },
          { label: pick(title) },
        ]}
        title={pick(title)}
        actions={
          <>
            <DownloadLink href={`/api/words/prints?group=${id}`} tone="quiet">
              {t('print')}
            </DownloadLink>
            <ButtonLink to={`/words/session?group=${id}`} tone="beam" arrow>
              {t('drill')}
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          <p className="border-y border-t-ink border-b-rule py-5">
            <span className="block text-13 text-ink-3">{t('group_line')}</span>
            <span className="mt-1 block font-serif text-26 font-bold">{pick(line)}</span>
          </p>
          <Members group={group} />
        </div>
        <aside className="space-y-8">
          {group.pairs.length > 0 ? <Pairs pairs={group.pairs} /> : null}
          <MoreLink to={`/user/words/exchange?group=${id}`}>{t('export_group')}</MoreLink>
          {opposite ? (
            <section className="border-t border-ink pt-3">
              <h2 className="font-sans text-15 font-semibold">{t('group_opposite')}</h2>
              <MoreLink to={`/words/groups/${opposite.id}`} className="mt-1">
                {pick(opposite.title)}
              </MoreLink>
            </section>
          ) : null}
        </aside>
      </div>
    </Page>
  );
}

function Members({ group: { members, rows } }: { group: Group }) {
  const t = useText(wordPages);
  const pick = usePick();
  return (
    <ul aria-label={t('group_members')}>
      {members.map(({ word, note }) => {
        const row = rows.find((one) => one.word === word);
        return (
          <li key={word} className="group relative border-b border-rule py-5">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={`/words/${word}`}
                lang="en"
                className="font-serif text-26 font-bold decoration-beam decoration-4 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {word}
              </Link>
              {row ? <Pronunciation ipa={row.ipa} className="text-14" /> : null}
            </p>
            <p className="mt-1 text-16 font-semibold">{pick(note)}</p>
            {row ? (
              <p className="mt-0.5 text-15 text-ink-2">
                <i lang="en" className="font-serif text-ink-3">
                  {row.pos}
                </i>{' '}
                <span lang="zh-CN">{row.zh}</span>{' '}
                <span lang="en" className="font-serif">
                  {row.en}
                </span>
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function Pairs({ pairs }: { pairs: Group['pairs'] }) {
  const t = useText(wordPages);
  return (
    <section className="border-t border-ink pt-3">
      <h2 className="font-sans text-15 font-semibold">{t('group_pairs')}</h2>
      <ul className="mt-1">
        {pairs.map(([one, other]) => (
          <li key={`${one} ${other}`} lang="en" className="border-b border-rule py-2.5 font-serif text-18">
            {one} <span className="text-ink-3">=</span> {other}
          </li>
        ))}
      </ul>
    </section>
  );
}
