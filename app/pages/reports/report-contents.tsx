/** Where everything is on a long page. */

import { useText } from '#app/locale.tsx';
import type { BlockId } from '#app/pages/reports/block.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { textButtonClass } from '#app/ui/text-button.tsx';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';

export function ReportContents({ report }: { report: Report }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const hasItems = report.forms.length > 0;
  const entries: [BlockId, string, boolean][] = [
    ['routing', t('routing'), report.routes.length > 0],
    ['time', t('time_map'), hasItems],
    ['forms', t('forms'), hasItems],
    ['topics', t('topics'), report.topics.length > 0],
    ['behaviour', b('behaviour'), hasItems],
    ['priorities', t('priorities'), hasItems],
    ['what-if', b('what_if'), report.scores !== null && report.routes.length > 0],
    ['words', b('words'), report.words.length > 0],
    ['next', b('next'), report.next.length > 0],
    ['review', t('review'), report.items.length > 0],
  ];
  return (
    <nav aria-label={b('contents')} className="mt-6">
      <ul className="flex flex-wrap gap-x-5 text-14">
        {entries
          .filter(([, , isThere]) => isThere)
          .map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className={textButtonClass()}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
