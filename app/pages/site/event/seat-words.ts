/** How an event's seats stand, in a few words. */
import { useText } from '#app/locale.tsx';
import type { Calls } from '#contract/all.ts';
import { eventTexts } from '#messages/site/events.ts';

type Event = Calls['GET /api/events']['reply']['list'][number];

export function useSeatWords() {
  const t = useText(eventTexts);
  return ({ state, seats, taken }: Pick<Event, 'state' | 'seats' | 'taken'>): string => {
    if (state !== 'open') return t(state);
    return seats === null
      ? t('seats_free')
      : t('seats_left', { all: seats, left: Math.max(0, seats - taken) });
  };
}
