/** /words/levels/{n}: the words of a level with their meanings, to be looked through and printed. */
import { type MouseEvent, useMemo, useState } from 'react';
import { data } from 'react-router';
import { useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { dotOf, StandingDot } from '#app/words/standing-dot.tsx';
import type { Calls } from '#contract/all.ts';
import { type Locale, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { levels } from '#core/words/entry.ts';
import { wordPages } from '#messages/words/pages.ts';
import type { Route } from './+types/level.ts';

type Row = Calls['GET /api/words/levels/{level}']['reply']['words'][number];

const shows = ['all', 'new', 'learning', 'settled', 'due'] as const;
type Show = (typeof shows)[number];

export const loader = sharedLoader(({ params, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  const level = Number(params.level);
  if (!/^\d{1,2}$/.test(params.level) || level < 1 || level > levels) throw data(null, { status: 404 });
  return api('GET /api/words/levels/{level}', { params: { level } });
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(wordPages, metaLocale(args));
  const { level = 1, words = [] } = args.loaderData ?? {};
  const first = words
    .slice(0, 5)
    .map(({ word }) => word)
    .join(', ');
  return pageMeta(args, {
    title: t('level_title', { n: level, words: words.length }),
    description: t('level_description', { n: level, first, words: words.length }),
  });
};

export default function WordsOfLevel({ loaderData: { level, words } }: Route.ComponentProps) {
  const t = useText(wordPages);
  return (
    <Page>
      <PageTitle
        path={[{ label: t('words'), to: '/words' }, { label: t('level_n', { n: level }) }]}
        title={t('level_title', { n: level, words: words.length })}
        lede={t(level === 1 ? 'level_lede_first' : level === levels ? 'level_lede_last' : 'level_lede')}
        actions={
          <>
            <DownloadLink href={`/api/words/prints?level=${level}`} tone="quiet">
              {t('print')}
            </DownloadLink>
            <ButtonLink to={`/words/session?minutes=10&level=${level}`} tone="beam" arrow>
              {t('learn_level')}
            </ButtonLink>
          </>
        }
      />
      <TabLinks
        label={t('levels')}
        items={Array.from({ length: levels }, (_, at) => ({
          to: `/words/levels/${at + 1}`,
          label: t('level_n', { n: at + 1 }),
          current: at + 1 === level,
        }))}
      />
      <WordList key={level} words={words} />
    </Page>
  );
}

function WordList({ words }: { words: readonly Row[] }) {
  const t = useText(wordPages);
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<Show>('all');
  const isOwn = words[0]?.standing != null;
  const shown = useMemo(() => {
    const key = typed.trim().toLowerCase();
    return words.filter(
      ({ word, zh, en, standing, isDue }) =>
        (show === 'all' || (show === 'due' ? isDue : standing === show)) &&
        (key === '' || word.includes(key) || zh.includes(key) || en.includes(key)),
    );
  }, [words, typed, show]);
  return (
    <>
      <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={t('filter')} labelHidden className="w-full md:w-76">
          <TextInput
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={t('filter')}
            maxLength={60}
            autoComplete="off"
          />
        </Field>
        {isOwn ? (
          <Field label={t('show')} labelHidden className="w-44">
            <Select
              value={show}
              onChange={(event) => setShow(event.target.value as Show)}
              options={shows.map((one) => ({ value: one, label: t(`show_${one}`) }))}
            />
          </Field>
        ) : null}
        <p role="status" className="text-14 text-ink-3 md:ml-auto">
          {shown.length === 0 ? t('none_fit') : t('n_shown', { n: shown.length })}
        </p>
      </div>
      <WordLinks words={shown} locale={locale} />
    </>
  );
}

/** Three hundred plain links with one listener: each as a component of the router would make a phone wait. */
function WordLinks({ words, locale }: { words: readonly Row[]; locale: Locale }) {
  const t = useText(wordPages);
  const go = useGo();
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain) return;
    event.preventDefault();
    go(link.pathname);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul onClick={follow} className="mt-4 border-t border-ink md:columns-2 md:gap-x-12 lg:columns-3">
      {words.map(({ word, pos, zh, en, standing, isDue }) => (
        <li key={word} className="break-inside-avoid border-b border-rule">
          <a
            href={withLang(`/words/${word}`, locale)}
            className="flex min-h-12 items-baseline gap-2.5 py-2.5 hover:bg-beam-faint"
          >
            {standing === null ? null : (
              <>
                <StandingDot kind={dotOf(standing, isDue)} />
                <span className="sr-only">{t(`show_${isDue ? 'due' : standing}`)}</span>
              </>
            )}
            <b lang="en" className="font-serif text-18 leading-snug">
              {word}
            </b>
            <small lang="en" className="text-13 text-ink-3">
              {pos}
            </small>
            <span lang={locale === 'en' ? 'en' : 'zh-CN'} className="min-w-0 flex-1 text-14 text-ink-2">
              {locale === 'en' ? en : zh}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
