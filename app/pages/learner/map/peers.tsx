/** How people with a like target stand on a topic: shares of levels, never of right answers. */
import { useLocale, useText } from '#app/locale.tsx';
import { levels } from '#core/learner/map.ts';
import { masteryNames, topicTexts } from '#messages/learner/map.ts';
import type { Topic } from './tiles.ts';

const looks = {
  weak: 'bg-white',
  building: 'bg-[repeating-linear-gradient(135deg,var(--color-ink-3)_0_1px,transparent_1px_5px)]',
  good: 'bg-ink-2',
  solid: 'bg-beam',
} as const;

export function Peers({ peers, own }: { peers: Topic['peers']; own: Topic['level'] }) {
  const t = useText(topicTexts);
  const locale = useLocale();
  if (peers === null) return null;
  return (
    <section className="mt-5 border-t border-rule pt-4">
      <h3 className="font-sans text-14 font-semibold">{t('peers')}</h3>
      <p className="mt-1 text-14 text-ink-2">{t('peers_text', { n: peers.n })}</p>
      <div aria-hidden="true" className="mt-2 flex h-4 border border-ink">
        {levels.map((level) => (
          <i
            key={level}
            style={{ flexGrow: peers[level] }}
            className={`${looks[level]} ${peers[level] > 0 ? 'border-r border-ink last:border-r-0' : ''}`}
          />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-14">
        {levels.map((level) => (
          <li key={level} className={`flex items-center gap-1.5 ${level === own ? 'font-semibold' : ''}`}>
            <i aria-hidden="true" className={`h-2.5 w-4 border border-ink ${looks[level]}`} />
            {masteryNames[level][locale]} {Math.round(100 * peers[level])}%
          </li>
        ))}
      </ul>
    </section>
  );
}
