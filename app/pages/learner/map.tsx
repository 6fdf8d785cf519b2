/** /map: every topic of the exam as a tile, and the chosen one with its evidence beside it, on phones over it. */

import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { data, useNavigation, useSearchParams } from 'react-router';
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { pageContext } from '#app/context.ts';
import { useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Legend } from '#app/pages/learner/map/legend.tsx';
import { MapTable } from '#app/pages/learner/map/map-table.tsx';
import { MeasureSection } from '#app/pages/learner/map/measure-section.tsx';
import {
  bestOf,
  countShown,
  type MapData,
  pickShown,
  showOf,
  shows,
  suggested,
  type Topic,
} from '#app/pages/learner/map/tiles.ts';
import { TopicPanel } from '#app/pages/learner/map/topic-panel.tsx';
import { findTile, useTileKeys } from '#app/pages/learner/map/use-tile-keys.ts';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { ApiError } from '#contract/client.ts';
import { diagnosticSize } from '#core/learner/diagnostic-size.ts';
import { say } from '#core/texts.ts';
import { mapTexts } from '#messages/learner/map.ts';
import type { Route } from './+types/map.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [map, { practised }] = await Promise.all([
    api('GET /api/learner/map'),
    api('GET /api/learner/peers'),
  ]);
  // Told to who has no answers yet; nobody else waits for it.
  const test =
    map.answers === 0 ? diagnosticSize((await api('GET /api/users/goal')).lastScore !== null) : null;
  const wanted = url.searchParams.get('topic');
  // Beside the tiles there is room, which a proposal fills.
  const path = wanted ?? suggested(map)?.tag.path ?? null;
  try {
    const topic = path === null ? null : await api('GET /api/learner/topics/{path}', { params: { path } });
    return { map, test, practised, topic, isWanted: wanted !== null };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(mapTexts, metaLocale(args));
  return pageMeta(args, { title: t('name'), description: t('description'), isHidden: true });
};

export default function MasteryMap({ loaderData }: Route.ComponentProps) {
  const { map, test, practised, topic, isWanted } = loaderData;
  const t = useText(mapTexts);
  const [search] = useSearchParams();
  const show = showOf(search);
  const { stop, setStop, handleKeys } = useTileKeys();
  const panel = usePanel(topic, isWanted);
  const areas = pickShown(map.areas, show);
  const all = areas.flatMap(({ topics }) => topics.map(({ tag }) => tag.path));
  if (map.areas.length === 0) return <NoTopics />;
  const listed = shows.filter((one) => one === show || countShown(map.areas, one) > 0);
  const chosen = panel.chosen;
  const reached = [stop, chosen].find((path) => path !== null && all.includes(path)) ?? all[0] ?? null;
  return (
    <Page>
      <SignedInStyles />
      <Head map={map} test={test} isAside={isWanted} />
      <TabLinks
        label={t('filters')}
        className="min-w-0"
        items={listed.map((one) => ({
          to: one === 'all' ? '/map' : `/map?show=${one}`,
          label: t(`show_${one}`),
          count: countShown(map.areas, one),
          current: one === show,
        }))}
      />
      <Legend />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the tiles in it are links, this only listens to arrows */}
        <div className="pt-4" onKeyDown={handleKeys}>
          <p className="sr-only">{t('tiles_hint')}</p>
          <div>
            {areas.length === 0 ? <p className="py-6 text-ink-2">{t(noneOf[show])}</p> : null}
            {(['verbal', 'quant'] as const).map((measure) => {
              const own = areas.filter((area) => area.measure === measure);
              return own.length === 0 ? null : (
                <MeasureSection
                  key={measure}
                  {...{ measure, show, chosen }}
                  areas={own}
                  stop={reached}
                  onOpen={(path) => {
                    setStop(path);
                    panel.wish(path);
                  }}
                />
              );
            })}
          </div>
          <p className="mt-6 max-w-[40em] text-14 text-ink-3">{t('how_to_read')}</p>
          {practised === null ? null : (
            <p className="mt-1 text-14 text-ink-3">{t('practised', { n: practised })}</p>
          )}
          <MapTable areas={map.areas} />
        </div>
        <Aside topic={topic} panel={panel} />
      </div>
    </Page>
  );
}

type HeadProps = { map: MapData; test: ReturnType<typeof diagnosticSize> | null; isAside: boolean };

function Head({ map: { areas, answers }, test, isAside }: HeadProps) {
  const locale = useLocale();
  const t = useText(mapTexts);
  const all = countShown(areas, 'all');
  const best = bestOf(areas);
  const [unknown, fading] = [countShown(areas, 'unknown'), countShown(areas, 'fading')];
  const lede = [
    best ? t('lede_best', { name: best.tag.name, n: best.points ?? 0 }) : null,
    unknown > 0 ? t('lede_unknown', { n: unknown }) : null,
    fading > 0 ? t('lede_fading', { n: fading }) : null,
  ].filter((part) => part !== null);
  return (
    <PageTitle
      path={[{ label: t('today'), to: '/user' }, { label: t('name') }]}
      title={answers === 0 ? t('title_none', { all }) : t('title', { all, n: countShown(areas, 'solid') })}
      lede={test ? t('start_text', test) : lede.join(locale === 'en' ? ' ' : '')}
      actions={
        answers === 0 ? (
          <>
            <ButtonLink to="/stream?mode=diagnostic" tone={isAside ? 'outline' : 'beam'} arrow>
              {t('start')}
            </ButtonLink>
            <ButtonLink to="/stream" tone="quiet">
              {t('start_other')}
            </ButtonLink>
          </>
        ) : null
      }
    />
  );
}

/** What a filter says that keeps nothing. */
const noneOf = {
  all: 'title_empty',
  verbal: 'title_empty',
  quant: 'title_empty',
  worth: 'none_worth',
  fading: 'none_fading',
  unknown: 'none_unknown',
  solid: 'none_solid',
} as const;

/** In the words that older browsers of phones know, too. */
const narrow = '(max-width: 74.99rem)';
const watchWidth = (onChange: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Which topic is open, and where the focus goes: into the panel by a wish, back to the tile by Escape. */
function usePanel(topic: Topic | null, isWanted: boolean) {
  const go = useGo();
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const isNarrow = useSyncExternalStore(
    watchWidth,
    () => matchMedia(narrow).matches,
    () => false,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const wished = useRef<string | null>(null);
  const tile = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!topic || wished.current !== topic.tag.path) return;
    wished.current = null;
    tile.current = findTile(topic.tag.path);
    if (!isNarrow) heading.current?.focus({ preventScroll: true });
  }, [topic, isNarrow]);
  const coming =
    navigation.location?.pathname === '/map'
      ? new URLSearchParams(navigation.location.search).get('topic')
      : null;
  const show = showOf(search);
  return {
    heading,
    tile,
    isSheet: isNarrow && isWanted,
    chosen: coming ?? (isNarrow && !isWanted ? null : (topic?.tag.path ?? null)),
    wish: (path: string) => {
      wished.current = path;
      tile.current = findTile(path);
    },
    close: () => go(show === 'all' ? '/map' : `/map?show=${show}`, { replace: true }),
    leave: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !topic) return;
      findTile(topic.tag.path)?.focus();
    },
  };
}

function Aside({ topic, panel }: { topic: Topic | null; panel: ReturnType<typeof usePanel> }) {
  const t = useText(mapTexts);
  const locale = useLocale();
  if (topic === null) return <p className="pt-9 text-15 text-ink-2 max-lg:hidden">{t('pick')}</p>;
  const name = (
    <>
      {topic.tag.name}
      {locale === 'en' ? null : (
        <small lang="en" className="ml-3 font-serif text-15 font-normal text-ink-3">
          {topic.otherName}
        </small>
      )}
    </>
  );
  const place = `${t(`measure_${topic.measure}`)} · ${topic.area.name}`;
  if (panel.isSheet)
    return (
      <Dialog
        open
        onOpenChange={panel.close}
        returnTo={panel.tile}
        title={name}
        description={place}
        className="lg:hidden"
      >
        <TopicPanel topic={topic} />
      </Dialog>
    );
  return (
    <aside aria-labelledby="topic-name" onKeyDown={panel.leave} className="max-lg:hidden">
      <div className="sticky top-32 max-h-[calc(100vh-9rem)] overflow-y-auto pt-9 pr-1 pb-6 pl-1">
        <p className="text-13 text-ink-3">{place}</p>
        <h2 id="topic-name" ref={panel.heading} tabIndex={-1} className="mb-2 text-34 outline-hidden">
          {name}
        </h2>
        <TopicPanel topic={topic} />
      </div>
    </aside>
  );
}

function NoTopics() {
  const t = useText(mapTexts);
  return (
    <Page>
      <PageTitle title={t('title_empty')} />
      <EmptyState
        art={<UnlitLamp />}
        title={t('title_empty')}
        text={t('text_empty')}
        action={<ButtonLink to="/questions?type=fill&tag=1">{t('to_bank')}</ButtonLink>}
      />
    </Page>
  );
}
