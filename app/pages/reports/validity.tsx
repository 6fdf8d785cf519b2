/** What has to be known before the score is read: how the attempt was made, and what that does to the estimate. */

import { useLocale, useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { Callout } from '#app/ui/callout.tsx';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { sayCircumstances, sayDoubts } from '#messages/reports/sentences.ts';

export function Circumstances({ report }: { report: Report }) {
  const t = useText(reportConduct);
  const locale = useLocale();
  return (
    <ul
      aria-label={t('sitting')}
      className="mt-1.5 flex flex-wrap gap-x-2 text-14 text-ink-3 [&>li:not(:last-child)]:after:ml-2 [&>li:not(:last-child)]:after:content-['·']"
    >
      {sayCircumstances(report, locale).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export function Doubts({ report }: { report: Report }) {
  const t = useText(reportPages);
  const { lines, verdict } = sayDoubts(report, useLocale());
  if (lines.length === 0) return null;
  return (
    <Callout tone={report.isUnreliable ? 'brick' : 'quiet'} className="mt-6">
      <p className="font-semibold">{t('doubts')}</p>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {verdict ? <p className="mt-1 text-14 text-ink-2">{verdict}</p> : null}
    </Callout>
  );
}
