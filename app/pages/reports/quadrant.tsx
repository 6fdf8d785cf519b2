/** Fast and slow, right and wrong. */
import { useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { fewestForVerdict } from '#core/report/blocks.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';

const cells = ['fastRight', 'slowRight', 'fastWrong', 'slowWrong'] as const;

export function Quadrant({ quadrant }: { quadrant: Report['quadrant'] }) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const max = Math.max(...cells.map((cell) => quadrant[cell]));
  return (
    <Block id="quadrant" title={t('quadrant')} intro={t('quadrant_text')}>
      <dl className="grid grid-cols-2 border-t border-l border-rule">
        {cells.map((cell) => (
          <div key={cell} className="border-r border-b border-rule p-4">
            <dt className="text-14 text-ink-2">{t(cell)}</dt>
            <dd className="font-serif text-34 font-bold">{quadrant[cell]}</dd>
            <dd aria-hidden="true" className="mt-1 h-2.5 bg-paper-3">
              <span
                className={`block h-full ${cell.endsWith('Right') ? 'bg-sea' : 'border border-brick bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-brick)_3px_5px)]'}`}
                style={{ width: max === 0 ? 0 : `${(quadrant[cell] / max) * 100}%` }}
              />
            </dd>
            {/* What to do about one or two questions is no advice. */}
            <dd className="mt-2 text-13 text-ink-3">
              {quadrant[cell] >= fewestForVerdict ? t(`${cell}_do`) : b('no_verdict')}
            </dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
