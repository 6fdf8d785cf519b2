/** Everything of a report below its headline, for its owner and for whoever was given the link. */
import { useText } from '#app/locale.tsx';
import { Diagnosis } from '#app/pages/reports/diagnosis.tsx';
import { type Essay, EssayBlocks } from '#app/pages/reports/essay-block.tsx';
import { ItemReview } from '#app/pages/reports/item-review.tsx';
import type { Report } from '#app/pages/reports/result.tsx';
import { Routing } from '#app/pages/reports/routing.tsx';
import { SectionsTable } from '#app/pages/reports/sections-table.tsx';
import { TimeMaps } from '#app/pages/reports/time-maps.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { reportPages } from '#messages/report-pages.ts';

/** Others see the text of an essay where its writer shows it, not its grade. */
export function ReportBody({ report, essays }: { report: Report; essays?: readonly Essay[] }) {
  return (
    <>
      <Doubts report={report} />
      {report.routes.length > 0 ? <Routing report={report} /> : null}
      <SectionsTable report={report} />
      <TimeMaps report={report} />
      <Diagnosis report={report} />
      {essays ? <EssayBlocks essays={essays} report={report} /> : <PlainEssay report={report} />}
      <ItemReview report={report} />
    </>
  );
}

function PlainEssay({ report: { essay } }: { report: Report }) {
  const t = useText(reportPages);
  if (!essay) return null;
  return (
    <div className="mt-14">
      <SideSection title={t('essay')} intro={t('essay_words', { n: essay.words })}>
        <p
          lang="en"
          className="border-l-3 border-rule-2 pl-4 font-serif leading-[1.8] wrap-anywhere whitespace-pre-line"
        >
          {essay.text}
        </p>
      </SideSection>
    </div>
  );
}

/** Said before the score is read, not after. */
function Doubts({ report }: { report: Report }) {
  const t = useText(reportPages);
  if (report.doubts.length === 0) return null;
  const textOf = (doubt: Report['doubts'][number]) => {
    if (doubt === 'extra-time') return t('doubt_extra-time', { n: report.extraTime });
    if (doubt === 'interrupted') return t('doubt_interrupted', { n: report.interruptions });
    return t(`doubt_${doubt}`);
  };
  return (
    <div className="mt-5 border-l-3 border-brick bg-brick-wash px-4 py-3 text-15">
      <p className="font-semibold">{t('doubts')}</p>
      <ul>
        {report.doubts.map((doubt) => (
          <li key={doubt}>{textOf(doubt)}</li>
        ))}
      </ul>
    </div>
  );
}
