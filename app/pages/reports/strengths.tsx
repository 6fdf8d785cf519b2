/** What holds: compared with everybody only where enough of them are known. */
import { useText } from '#app/locale.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { Block } from '#app/pages/reports/block.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { TextLink } from '#app/ui/text-button.tsx';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reviewTexts } from '#messages/reports/review.ts';

export function Strengths({ strengths }: Pick<Report, 'strengths'>) {
  const b = useText(reportBlocks);
  const r = useText(reviewTexts);
  if (strengths.length === 0) return null;
  const evidenceOf = ({ count, right, peer }: Report['strengths'][number]) => {
    const own = { count, right, share: percentText(right / count) };
    return peer === null ? r('evidence', own) : r('evidence_peer', { ...own, peer: percentText(peer) });
  };
  return (
    <Block id="strengths" title={b('strengths')}>
      <ul className="border-t border-rule">
        {strengths.map((strength) => {
          const { path, name } = strength.tag;
          return (
            <li
              key={path}
              className="flex flex-wrap items-baseline gap-x-5 border-b border-rule py-2.5 md:flex-nowrap"
            >
              <b className="w-full font-semibold md:w-48">{name}</b>
              <span className="flex-1 text-15 text-ink-2">{evidenceOf(strength)}</span>
              <TextLink
                to={`/questions?tag=${path}`}
                aria-label={`${r('see_topic')}: ${name}`}
                className="text-14"
              >
                {r('see_topic')}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
