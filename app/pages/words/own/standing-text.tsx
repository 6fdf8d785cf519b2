/** How a word stands, in words: where it is in its learning, and when it comes back. */
import { useLocale, useText } from '#app/locale.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { dotOf, StandingDot } from '#app/words/standing-dot.tsx';
import type { Calls } from '#contract/all.ts';
import { dayText } from '#core/dates.ts';
import { ownWordTexts } from '#messages/words/own.ts';

type Own = NonNullable<Calls['GET /api/words/entries/{word}']['reply']['own']>;

export function StandingText({ own }: { own: Own }) {
  const t = useText(ownWordTexts);
  const locale = useLocale();
  const { standing, dueAt, isDue, isPaused, isLeech, reviews, lapses } = own;
  const day = dueAt && dayText(dueAt, locale, new Date());
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <StandingDot kind={dotOf(standing, isDue)} />
        {t(`standing_${standing}`)}
      </span>
      {isPaused ? (
        <Badge>{t('is_paused')}</Badge>
      ) : isDue ? (
        <Badge tone="lit">{t('due_now')}</Badge>
      ) : day ? (
        <span className="text-14 text-ink-3">{t('due_on', { date: day })}</span>
      ) : null}
      {isLeech ? <Badge tone="brick">{t('is_leech')}</Badge> : null}
      {reviews > 0 ? <span className="text-14 text-ink-3">{t('reviewed', { n: reviews })}</span> : null}
      {lapses > 0 ? <span className="text-14 text-ink-3">{t('lapsed', { n: lapses })}</span> : null}
    </span>
  );
}
