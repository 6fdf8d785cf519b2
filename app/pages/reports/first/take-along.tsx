/** What can be taken along from a report: its PDF, the paper with its answers, a link for others. */

import { useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { ShareDialog } from '#app/pages/reports/sharing/share-dialog.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { sharingTexts } from '#messages/reports/sharing.ts';

export function TakeAlong({ report }: { report: Report }) {
  const t = useText(sharingTexts);
  const { recordId, exam } = report;
  return (
    <ul aria-label={t('actions')} className="mt-5 flex flex-wrap gap-3 lg:shrink-0">
      <li>
        <ShareDialog report={report} />
      </li>
      <li>
        <DownloadLink href={`/api/records/${recordId}/pdf`} tone="quiet">
          {t('report_pdf')}
        </DownloadLink>
      </li>
      <li>
        <ButtonLink to={`/exams/examPdf?id=${exam.id}&recordId=${recordId}`} tone="quiet">
          {t('paper_pdf')}
        </ButtonLink>
      </li>
    </ul>
  );
}
