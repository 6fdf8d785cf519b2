/** How the candidate worked: changed answers, marks, second looks, guesses, blanks, tools, and the end of each section. */

import { useLocale, useText } from '#app/locale.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import { conductLines, type Line } from '#app/pages/reports/conduct-lines.ts';
import { placesText } from '#app/pages/reports/places.ts';
import type { Report } from '#app/pages/reports/replies.ts';
import { durationText } from '#core/duration.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { sayMarks } from '#messages/reports/sentences.ts';

export function Behaviour({ report: { behaviour, sections } }: { report: Report }) {
  const t = useText(reportBlocks);
  const locale = useLocale();
  const { changes, marks, again, rapid, blank, unseen } = behaviour;
  const [toRight, toWrong, stillWrong] = [changes.toRight, changes.toWrong, changes.stillWrong].map(
    ({ length }) => length,
  ) as [number, number, number];
  const changed = toRight + toWrong + stillWrong;
  const verdict = toRight > toWrong ? 'changes_gain' : toRight < toWrong ? 'changes_loss' : 'changes_even';
  const lines: Line[] = [
    {
      key: 'changes',
      name: t('changes'),
      figure: String(changed),
      // Fewer than three changes prove nothing about changing.
      text:
        changed === 0
          ? t('changes_none')
          : t(changed < 3 ? 'changes_even' : verdict, { toRight, toWrong, stillWrong }),
      places: toWrong > 0 ? t('changed_wrong', { places: placesText(changes.toWrong, locale) }) : '',
    },
    {
      key: 'marks',
      name: t('marks'),
      figure: String(marks.count),
      text: sayMarks(marks, locale),
    },
    {
      key: 'again',
      name: t('again'),
      figure: String(again.count),
      text: again.count === 0 ? t('again_none') : t('again_used', again),
    },
    {
      key: 'rapid',
      name: t('rapid'),
      figure: String(rapid.places.length),
      text:
        rapid.places.length === 0
          ? t('rapid_none')
          : t('rapid_used', { count: rapid.places.length, right: rapid.right }),
      places: placesText(rapid.places, locale),
    },
    {
      key: 'blanks',
      name: t('blanks'),
      figure: String(blank.length),
      text:
        blank.length === 0
          ? t('blanks_none')
          : `${t('blanks_some', { count: blank.length })}${unseen.length > 0 ? ` ${t('blanks_unseen', { n: unseen.length })}` : ''}`,
      places: placesText(blank, locale),
    },
    ...conductLines({ behaviour, sections }, locale),
  ];
  const ends = sections.flatMap(({ no, ending }) => (ending ? [{ section: no, ...ending }] : []));
  return (
    <Block id="behaviour" title={t('behaviour')} intro={t('behaviour_text')}>
      <dl className="border-t border-rule">
        {lines.map(({ key, name, figure, text, places }) => (
          <div
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 border-b border-rule py-3 md:grid-cols-[9rem_3.5rem_minmax(0,1fr)] md:items-baseline"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-right font-serif text-21 font-bold">{figure}</dd>
            <dd className="text-15 text-ink-2 max-md:col-span-2">
              {text}
              {places ? <span className="block text-13 text-ink-3">{places}</span> : null}
            </dd>
          </div>
        ))}
        {ends.length > 0 ? (
          <div className="grid gap-x-5 border-b border-rule py-3 md:grid-cols-[9rem_3.5rem_minmax(0,1fr)] md:items-baseline">
            <dt className="font-semibold md:col-span-2">{t('ends')}</dt>
            <dd className="text-15 text-ink-2">
              <ul>
                {ends.map(({ section, kind, leftMs, tail }) => (
                  <li key={section}>
                    {t(`end_${kind}`, { section, time: durationText(leftMs) })}
                    {tail > 1 ? t('end_tail', { n: tail }) : ''}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ) : null}
      </dl>
    </Block>
  );
}
