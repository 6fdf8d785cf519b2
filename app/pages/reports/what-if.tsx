/** What the score would have been, and what the goal asks for on each route. */
import { useLocale, useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import { placesText } from '#app/pages/reports/places.ts';
import type { Report } from '#app/pages/reports/replies.ts';
import { TextLink } from '#app/ui/text-button.tsx';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';

export function WhatIf({ report, isShared }: { report: Report; isShared: boolean }) {
  const t = useText(reportBlocks);
  const locale = useLocale();
  const { cases, needs } = report.whatIf;
  return (
    <Block id="what-if" title={t('what_if')} intro={t('what_if_text')}>
      {cases.length === 0 ? <p>{t('what_if_none')}</p> : null}
      <ul className="border-t border-rule">
        {cases.map(({ name, count, points, places }) => (
          <li key={name} className="flex items-baseline justify-between gap-5 border-b border-rule py-3">
            <span>
              {t(`case_${name}`, { n: count })}
              <span className="block text-13 text-ink-3">{placesText(places, locale)}</span>
            </span>
            <b className="font-serif text-21 whitespace-nowrap">{t('plus', { n: points })}</b>
          </li>
        ))}
      </ul>
      {isShared ? null : <Needs needs={needs} hasGoal={report.target !== null} />}
    </Block>
  );
}

function Needs({ needs, hasGoal }: { needs: Report['whatIf']['needs']; hasGoal: boolean }) {
  const t = useText(reportBlocks);
  const p = useText(reportPages);
  if (needs.length === 0)
    return hasGoal ? null : (
      <p className="mt-5 text-15 text-ink-2">
        {t('needs_no_goal')}{' '}
        <TextLink tone="inline" to="/user/account">
          {t('set_goal')}
        </TextLink>
      </p>
    );
  return (
    <>
      <h3 className="mt-8 text-21">{t('needs')}</h3>
      <ul className="mt-2 border-t border-rule">
        {needs.map(({ measure, target, gap, right, routes }) => (
          <li key={measure} className="border-b border-rule py-3">
            <p>
              {gap === 0
                ? t('needs_done', { measure: p(measure), target })
                : t('needs_gap', { measure: p(measure), target, gap, right })}
            </p>
            {gap === 0 ? null : (
              <ul className="mt-1.5 grid gap-1.5 text-14 md:grid-cols-3">
                {routes.map(({ module, right: needed, isTaken }) => (
                  <li
                    key={module}
                    className={`rounded-1 border px-3 py-1.5 ${isTaken ? 'border-ink bg-beam-wash' : 'border-dashed border-rule-2 text-ink-3'}`}
                  >
                    {needed === null
                      ? t('need_never', { module: p(`module_${module}`) })
                      : t('need_route', { module: p(`module_${module}`), n: needed })}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
