/** How the second section was chosen, and what was missing for the next level. */
import { useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { modules } from '#core/scoring/routing.ts';
import { reportPages } from '#messages/report-pages.ts';

export function Routing({ report }: { report: Report }) {
  const t = useText(reportPages);
  return (
    <div className="mt-14">
      <SideSection title={t('routing')} intro={t('routing_text')}>
        <ul className="grid gap-8">
          {report.routes.map((route) => (
            <li
              key={route.measure}
              className="grid items-center gap-3 border-b border-rule pb-8 last:border-0 md:grid-cols-[4rem_minmax(0,1fr)_2rem_minmax(0,1.2fr)]"
            >
              <b>{t(route.measure)}</b>
              <p className="rounded-1 border border-ink bg-white px-4 py-3">
                <b className="block">{t('section_n', { n: route.firstSection })}</b>
                {t('of_count', { right: route.firstCorrect, count: route.firstCount })}
              </p>
              <span aria-hidden="true" className="text-center text-21 max-md:rotate-90">
                →
              </span>
              <ol className="grid gap-1.5">
                {modules.toReversed().map((module) => {
                  const isTaken = module === route.module;
                  return (
                    <li
                      key={module}
                      className={
                        isTaken
                          ? 'rounded-1 border border-ink bg-beam-wash px-4 py-2.5'
                          : 'rounded-1 border border-dashed border-rule-2 px-4 py-1 text-13 text-ink-3'
                      }
                    >
                      {isTaken ? (
                        <>
                          <b className="block">{`${t('section_n', { n: route.secondSection })} · ${t(`module_${module}`)}`}</b>
                          {t('of_count', { right: route.secondCorrect, count: route.secondCount })}
                          <span className="block text-13 text-ink-2">
                            {route.toNext === null ? t('top_route') : t('to_next', { n: route.toNext })}
                          </span>
                        </>
                      ) : (
                        `${t(`module_${module}`)} · ${t('not_taken')}`
                      )}
                    </li>
                  );
                })}
              </ol>
            </li>
          ))}
        </ul>
      </SideSection>
    </div>
  );
}
