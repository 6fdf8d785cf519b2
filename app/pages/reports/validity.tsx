/** What has to be known before the score is read. */
import { useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { reportBlocks } from '#messages/report-blocks.ts';
import { reportPages } from '#messages/report-pages.ts';

export function Validity({ report }: { report: Report }) {
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
