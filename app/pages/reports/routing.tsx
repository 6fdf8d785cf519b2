/** How the second section was chosen, and what was missing for the next level. */

import { RouteLines } from '#app/charts/route-lines.tsx';
import { useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { modules } from '#core/scoring/routing.ts';
import { reportPages } from '#messages/reports/pages.ts';

/** As they stand, the hardest on top. */
const levels = modules.toReversed();

export function Routing({ report }: { report: Report }) {
  const t = useText(reportPages);
  return (
    <Block id="routing" title={t('routing')} intro={t('routing_text')}>
      <ul className="grid gap-8">
        {report.routes.map((route) => {
          const score = report.scores?.[route.measure];
          return (
            <li
              key={route.measure}
              className="grid items-center gap-y-3 border-b border-rule pb-8 last:border-0 last:pb-0 md:grid-cols-[3.5rem_minmax(0,1fr)_4rem_minmax(0,1.15fr)_3rem_8rem]"
            >
              <b>{t(route.measure)}</b>
              <p className="rounded-1 border border-ink bg-white px-4 py-3">
                <b className="block">{t('section_n', { n: route.firstSection })}</b>
                <span className="text-14">
                  {t('of_count', { right: route.firstCorrect, count: route.firstCount })}
                </span>
              </p>
              <span aria-hidden="true" className="text-center text-21 leading-none md:hidden">
                ↓
              </span>
              <RouteLines taken={levels.indexOf(route.module)} />
              <ol className="grid gap-1.5 md:h-43 md:content-center">
                {levels.map((module) =>
                  module === route.module ? (
                    <li key={module} className="rounded-1 border border-ink bg-beam-wash px-4 py-2.5">
                      <b className="block">{`${t('section_n', { n: route.secondSection })} · ${t(`module_${module}`)}`}</b>
                      <span className="text-14">
                        {t('of_count', { right: route.secondCorrect, count: route.secondCount })}
                      </span>
                    </li>
                  ) : (
                    <li
                      key={module}
                      className="rounded-1 border border-dashed border-rule-2 px-4 py-1 text-13 text-ink-3"
                    >
                      {`${t(`module_${module}`)} · ${t('not_taken')}`}
                    </li>
                  ),
                )}
              </ol>
              <RouteLines taken={levels.indexOf(route.module)} isEnd />
              <p className="md:pl-3">
                {score && score !== 'NS' ? (
                  <b className="font-serif text-21 max-md:mr-3">{score.scaled}</b>
                ) : null}
                <span className="text-13 text-ink-2 md:block">
                  {route.next === null
                    ? t('top_route')
                    : t('to_next', {
                        n: route.toNext ?? 0,
                        cut: route.next.cut,
                        module: t(`module_${route.next.module}`),
                      })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
