/** The calculator, the hidden clock and the page out of sight, as lines of the behaviour block. */

import { percentText } from '#app/pages/questions/figures-of.ts';
import { placesText } from '#app/pages/reports/places.ts';
import type { Report } from '#app/pages/reports/replies.ts';
import { durationText } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import { fewestForVerdict } from '#core/report/blocks.ts';
import { say } from '#core/texts.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';

export type Line = { key: string; name: string; figure: string; text: string; places?: string };

type Told = Pick<Report, 'behaviour' | 'sections'>;

/** What was not recorded is not said. */
export function conductLines({ behaviour, sections }: Told, locale: Locale): Line[] {
  const { calculator, clock, away } = behaviour;
  return [
    ...(calculator ? [calculatorLine(calculator, locale)] : []),
    ...(clock ? [clockLine(clock, locale)] : []),
    ...(away ? [awayLine(away, sections, locale)] : []),
  ];
}

type Known<Name extends keyof Report['behaviour']> = NonNullable<Report['behaviour'][Name]>;

function calculatorLine({ opened, idle, used, without }: Known<'calculator'>, locale: Locale): Line {
  const t = say(reportConduct, locale);
  const canCompare = used.count >= fewestForVerdict && without.count >= fewestForVerdict;
  const facts =
    opened === 0
      ? t('calculator_none')
      : used.count === 0
        ? t('calculator_idle', { opened })
        : t('calculator_used', { opened, used: used.count, right: used.right });
  const compared = t('calculator_compare', {
    time: durationText(used.averageMs ?? 0),
    otherTime: durationText(without.averageMs ?? 0),
    count: without.count,
    otherRight: without.right,
  });
  return {
    key: 'calculator',
    name: t('calculator'),
    figure: String(used.count),
    text: canCompare ? `${facts}${locale === 'en' ? ' ' : ''}${compared}` : facts,
    places: idle.length > 0 ? t('calculator_places', { places: placesText(idle, locale) }) : '',
  };
}

function clockLine({ ms, sections }: Known<'clock'>, locale: Locale): Line {
  const t = say(reportConduct, locale);
  return {
    key: 'clock',
    name: t('clock'),
    figure: durationText(ms),
    text: sections.length === 0 ? t('clock_none') : t('clock_hidden', { time: durationText(ms) }),
    places: sections
      .map(({ section, ms: own, share }) =>
        t('clock_section', { section, time: durationText(own), share: percentText(share) }),
      )
      .join(locale === 'en' ? '; ' : '；'),
  };
}

function awayLine(away: Known<'away'>, sections: Report['sections'], locale: Locale): Line {
  const t = say(reportConduct, locale);
  const measureName = say(reportPages, locale);
  const measureOf = (section: number) =>
    measureName(sections.find(({ no }) => no === section)?.measure ?? 'verbal');
  const times = away.reduce((sum, one) => sum + one.times, 0);
  const ms = away.reduce((sum, one) => sum + one.ms, 0);
  const [comma, stop] = locale === 'en' ? [', ', '; '] : ['、', '；'];
  return {
    key: 'away',
    name: t('away'),
    figure: String(times),
    text: times === 0 ? t('away_none') : t('away_some', { n: times, time: durationText(ms) }),
    places: away
      .map(({ section, times: n, ms: own, places }) => {
        const where = t('away_section', { section, measure: measureOf(section), n, time: durationText(own) });
        const list = places.map(({ no }) => no).join(comma);
        return list === '' ? where : `${where}${t('away_places', { list })}`;
      })
      .join(stop),
  };
}
