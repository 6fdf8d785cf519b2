/** The day on which something comes back, as people name it. */
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { streamTexts } from '#messages/learner/stream.ts';

const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

export function dueDay(due: Date, now: Date, locale: Locale): string {
  const t = say(streamTexts, locale);
  const days = Math.round((midnight(due) - midnight(now)) / 86_400_000);
  if (days <= 0) return t('today');
  if (days === 1) return t('tomorrow');
  const isSoon = days < 7;
  if (locale === 'zh_cn')
    return isSoon
      ? due.toLocaleDateString('zh-CN', { weekday: 'short' })
      : ` ${due.getMonth() + 1} 月 ${due.getDate()} 日`;
  return `on ${due.toLocaleDateString('en-US', isSoon ? { weekday: 'long' } : { month: 'short', day: 'numeric' })}`;
}
