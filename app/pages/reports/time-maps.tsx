/** Where the time went, section by section, and what it says. */

import { TimeMap } from '#app/charts/time-map.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { Block } from '#app/pages/reports/block.tsx';
import { placesText } from '#app/pages/reports/places.ts';
import type { Report } from '#app/pages/reports/replies.ts';
import { durationText } from '#core/duration.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';

const stateOf = (item: Report['items'][number]) =>
  item.isAnswered ? (item.correct ? 'right' : 'wrong') : 'blank';

const shownOfKind = 2;

export function TimeMaps({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const c = useText(reportConduct);
  const locale = useLocale();
  const { stretches, drifts } = report.pace;
  const ofPace = (pace: 'sink' | 'rushed') => report.items.filter((item) => item.pace === pace);
  const [sinks, rushed] = [ofPace('sink'), ofPace('rushed')];
  const runs = report.runs.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  // The worst of each kind: a list of everything is read by nobody.
  const behind = drifts
    .filter(({ section }) => !stretches.some((stretch) => stretch.section === section))
    .toSorted((one, other) => other.ms - one.ms);
  const findings: { text: string; places?: string }[] = [
    ...stretches
      .slice(0, shownOfKind)
      .map(({ section, from, to, ms, share }) =>
        b('stretch', { section, from, to, time: durationText(ms), share: percentText(share) }),
      )
      .map((text) => ({ text })),
    ...behind
      .slice(0, shownOfKind)
      .map(({ section, no, ms }) => ({ text: b('drift', { section, no, time: durationText(ms) }) })),
    ...(sinks.length > 0
      ? [{ text: t('sinks', { n: sinks.length }), places: placesText(sinks, locale) }]
      : []),
    ...(rushed.length > 0
      ? [{ text: t('rushed', { n: rushed.length }), places: placesText(rushed, locale) }]
      : []),
    ...runs.slice(0, shownOfKind).map((run) => ({ text: t('run_found', run) })),
  ];
  const hasLimit = report.items.some(({ driftMs }) => driftMs !== null);
  const driftOf = (ms: number | null) =>
    ms === null || Math.abs(ms) < 1000
      ? ''
      : c(ms > 0 ? 'behind' : 'ahead', { time: durationText(Math.abs(ms)) });
  return (
    <Block
      id="time"
      title={t('time_map')}
      intro={hasLimit ? `${t('time_text')}${locale === 'en' ? ' ' : ''}${c('drift_text')}` : t('time_text')}
    >
      <ul className="mb-5 grid gap-1">
        {(findings.length > 0 ? findings : [{ text: b('time_fine'), places: '' }]).map(({ text, places }) => (
          <li key={text} className="font-semibold">
            {text}
            {places ? <span className="block text-13 font-normal text-ink-3">{places}</span> : null}
          </li>
        ))}
      </ul>
      <Legend hasStretch={stretches.length > 0} />
      {report.sections
        .filter(({ measure, count }) => measure !== 'write' && count > 0)
        .map((section) => (
          <figure key={section.no} className="mt-6 w-fit max-w-full">
            <figcaption className="mb-2 flex justify-between gap-4 text-14">
              <b>{`${t('section_n', { n: section.no })} · ${t(section.measure)}`}</b>
              <span className="text-ink-3">
                {`${durationText(section.elapsedMs)}${section.allowedMs ? ` / ${durationText(section.allowedMs)}` : ''}`}
              </span>
            </figcaption>
            <TimeMap
              label={`${t('time_map')} ${t('section_n', { n: section.no })}`}
              stretch={stretches.find((stretch) => stretch.section === section.no) ?? null}
              pacer={
                section.allowedMs === null
                  ? null
                  : {
                      ms: section.allowedMs / section.count,
                      name: c('pacer', { time: durationText(section.allowedMs / section.count) }),
                      drifts: c('drift_row'),
                    }
              }
              items={report.items
                .filter((item) => item.section === section.no && item.correct !== null)
                .map((item) => ({
                  no: item.no,
                  spentMs: item.spentMs,
                  targetMs: item.targetMs,
                  state: stateOf(item),
                  driftMs: item.driftMs,
                  label: `${t('item_text', {
                    no: item.no,
                    state: t(stateOf(item)),
                    time: durationText(item.spentMs),
                  })}${driftOf(item.driftMs)}`,
                }))}
            />
          </figure>
        ))}
    </Block>
  );
}

const swatches = {
  right: 'bg-sea',
  wrong:
    'border border-brick bg-[repeating-linear-gradient(135deg,transparent_0_2px,var(--color-brick)_2px_4px)]',
  blank: 'border border-dashed border-field',
  stretch: 'bg-beam-wash border border-rule',
} as const;

function Legend({ hasStretch }: { hasStretch: boolean }) {
  const t = useText(reportBlocks);
  const names = (['right', 'wrong', 'blank', 'stretch'] as const).filter(
    (name) => name !== 'stretch' || hasStretch,
  );
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-13 text-ink-2">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden="true" className={`size-3 ${swatches[name]}`} />
          {t(`legend_${name}`)}
        </li>
      ))}
    </ul>
  );
}
