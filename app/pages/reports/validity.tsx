/** What has to be known before the score is read: how the attempt was made, and what that does to the estimate. */
import { useLocale, useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { durationText } from '#core/duration.ts';
import { reportBlocks } from '#messages/report-blocks.ts';
import { reportConduct } from '#messages/report-conduct.ts';
import { reportPages } from '#messages/report-pages.ts';

const dayMs = 86_400_000;

/** Remarkable or not: that nothing was is worth knowing too. */
export function Circumstances({ report: { sitting, exam, extraTime } }: { report: Report }) {
  const t = useText(reportConduct);
  const locale = useLocale();
  const { sections, of, pauses, early, blank, medianMs } = sitting;
  const stopped =
    pauses.ms >= 2 * dayMs ? t('days', { n: Math.round(pauses.ms / dayMs) }) : durationText(pauses.ms);
  const ofMock = [
    sections === of ? t('all_sections', { n: of }) : t('some_sections', { n: sections, of }),
    extraTime === 1 ? t('standard_time') : t('extra_time', { n: extraTime }),
    pauses.count === 0 ? t('no_pauses') : t('pauses', { n: pauses.count, time: stopped }),
    early.length === 0 ? t('no_early') : t('early', { list: early.join(locale === 'en' ? ', ' : '、') }),
  ];
  const facts = [
    ...(exam.type === 'GREPREP' ? ofMock : []),
    blank === 0 ? t('no_blanks') : t('blanks', { n: blank }),
    ...(medianMs === null ? [] : [t('median', { time: durationText(medianMs) })]),
  ];
  return (
    <ul
      aria-label={t('sitting')}
      className="mt-1.5 flex flex-wrap gap-x-2 text-14 text-ink-3 [&>li:not(:last-child)]:after:ml-2 [&>li:not(:last-child)]:after:content-['·']"
    >
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export function Doubts({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  if (report.doubts.length === 0) return null;
  const textOf = (doubt: Report['doubts'][number]) => {
    if (doubt === 'extra-time') return t('doubt_extra-time', { n: report.extraTime });
    if (doubt === 'interrupted') return t('doubt_interrupted', { n: report.interruptions });
    return t(`doubt_${doubt}`);
  };
  const look = report.isUnreliable ? 'border-brick bg-brick-wash' : 'border-field bg-paper-2';
  return (
    <div className={`mt-6 border-l-3 px-4 py-3 text-15 ${look}`}>
      <p className="font-semibold">{t('doubts')}</p>
      <ul className="mt-1 list-disc pl-5">
        {report.doubts.map((doubt) => (
          <li key={doubt}>{textOf(doubt)}</li>
        ))}
      </ul>
      {report.scores ? (
        <p className="mt-1 text-14 text-ink-2">{b(report.isUnreliable ? 'unreliable' : 'known_facts')}</p>
      ) : null}
    </div>
  );
}
