/** Where the time went, section by section, and what it says. */
import { TimeMap } from '#app/charts/time-map.tsx';
import { useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { durationText } from '#core/duration.ts';
import { reportPages } from '#messages/report-pages.ts';

export function TimeMaps({ report }: { report: Report }) {
  const t = useText(reportPages);
  const [sinks, rushed] = (['sink', 'rushed'] as const).map(
    (pace) => report.items.filter((item) => item.pace === pace).length,
  );
  const findings = [
    ...(sinks ? [t('sinks', { n: sinks })] : []),
    ...(rushed ? [t('rushed', { n: rushed })] : []),
    ...report.runs.map((run) => t('run_found', run)),
  ];
  const stateOf = (item: Report['items'][number]) =>
    item.isAnswered ? (item.correct ? 'right' : 'wrong') : 'blank';
  return (
    <div className="mt-14">
      <SideSection title={t('time_map')} intro={t('time_text')}>
        {findings.length > 0 ? (
          <ul className="mb-5 grid gap-1">
            {findings.map((finding) => (
              <li key={finding} className="font-semibold">
                {finding}
              </li>
            ))}
          </ul>
        ) : null}
        {report.sections
          .filter(({ measure }) => measure !== 'write')
          .map((section) => (
            <figure key={section.no} className="mb-8">
              <figcaption className="mb-2 flex justify-between text-14">
                <b>{`${t('section_n', { n: section.no })} · ${t(section.measure)}`}</b>
                <span className="text-ink-3">{durationText(section.elapsedMs)}</span>
              </figcaption>
              <TimeMap
                label={`${t('time_map')} ${t('section_n', { n: section.no })}`}
                items={report.items
                  .filter((item) => item.section === section.no)
                  .map((item) => ({
                    no: item.no,
                    spentMs: item.spentMs,
                    targetMs: item.targetMs,
                    state: stateOf(item),
                    label: t('item_text', {
                      no: item.no,
                      state: t(stateOf(item)),
                      time: durationText(item.spentMs),
                    }),
                  }))}
              />
            </figure>
          ))}
      </SideSection>
    </div>
  );
}
