/** /words/groups: every group of words near in meaning, found by a word or a title. */
import { useMemo, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { GroupLinks } from '#app/pages/words/overview/group-links.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { say } from '#core/texts.ts';
import { wordPages } from '#messages/words/pages.ts';
import type { Route } from './+types/groups.ts';

export const loader = sharedLoader(({ api }: SharedArgs) => api('GET /api/words/groups'));

export const meta: Route.MetaFunction = (args) => {
  const t = say(wordPages, metaLocale(args));
  return pageMeta(args, { title: t('groups_meta'), description: t('groups_description') });
};

export default function WordGroups({ loaderData: groups }: Route.ComponentProps) {
  const t = useText(wordPages);
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => {
    const key = typed.trim().toLowerCase();
    if (key === '') return groups;
    return groups.filter(
      ({ title, words }) =>
        title.zh_cn.includes(key) ||
        title.en.toLowerCase().includes(key) ||
        words.some((word) => word.startsWith(key)),
    );
  }, [groups, typed]);
  return (
    <Page>
      <PageTitle
        path={[{ label: t('words'), to: '/words' }, { label: t('tab_groups') }]}
        title={t('groups_page', { n: groups.length })}
        lede={t('groups_lede')}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Field label={t('groups_filter')} labelHidden className="w-full md:w-76">
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={t('groups_filter')}
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        <p role="status" className="text-14 text-ink-3">
          {shown.length === 0 ? t('group_none') : t('n_groups', { n: shown.length })}
        </p>
      </div>
      <GroupLinks groups={shown} className="mt-4 border-t border-ink" />
    </Page>
  );
}
