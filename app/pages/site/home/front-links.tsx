/** Banners, and the nine short cards: what is new in each subject. */

import { Link, useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import type { Calls } from '#contract/all.ts';
import { homeTexts } from '#messages/site/home.ts';

type Banner = Calls['GET /api/banners']['reply'][number];
type Short = Calls['GET /api/shorts']['reply'][number];

export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useText(homeTexts);
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('banners')} className="wrap">
      <ul className="grid border-y border-rule md:grid-cols-2 md:divide-x md:divide-rule">
        {banners.map((banner) => (
          <li
            key={banner.id}
            className="flex flex-wrap items-baseline gap-x-4 py-4 max-md:border-b max-md:border-rule max-md:last:border-b-0 md:px-6 md:first:pl-0 md:last:pr-0"
          >
            <p className="min-w-0 flex-1 basis-64 text-15 text-ink-2">
              <b className="mr-2 font-semibold text-ink">{banner.title}</b>
              {banner.text}
            </p>
            <MoreLink to={banner.to}>{banner.action}</MoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Shorts({ shorts }: { shorts: readonly Short[] }) {
  const t = useText(homeTexts);
  const dates = useDates();
  return (
    <div className="wrap mt-16 md:mt-24">
      <SideSection
        id="shorts"
        title={t('shorts')}
        intro={t('shorts_intro')}
        more={{ to: '/news-list', label: t('shorts_more') }}
      >
        <ul className="-mt-4 max-md:-mx-5 max-md:grid max-md:auto-cols-[86%] max-md:grid-flow-col max-md:grid-rows-3 max-md:gap-x-4 max-md:overflow-x-auto max-md:px-5 max-md:[scrollbar-width:none] md:grid md:grid-cols-3 md:gap-x-6">
          {shorts.map((short, place) => (
            <li
              key={short.id}
              className={`flex border-rule max-md:snap-start md:border-b ${place >= shorts.length - 3 ? 'md:border-b-0' : ''} ${place % 3 === 2 ? '' : 'max-md:border-b'}`}
            >
              <Link to={short.to} className="group block w-full py-3.5 md:min-h-30 md:pt-4.5 md:pb-5">
                <span className="flex justify-between gap-4 text-13 text-ink-3">
                  <b className="font-semibold">{short.label}</b>
                  {short.date === null ? null : <time dateTime={short.date}>{dates.day(short.date)}</time>}
                </span>
                <span className="mt-1 block leading-[1.65] font-semibold">
                  <span className="group-hover:glow-line">{short.title}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </SideSection>
    </div>
  );
}
