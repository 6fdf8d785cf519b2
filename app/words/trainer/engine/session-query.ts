/** What an address asks of a session; what makes no sense is left out rather than refused. */
import type { SessionQuery } from './trainer-store.ts';

const onlys = ['due', 'new', 'leeches', 'kept'] as const;
const defaultMinutes = 10;

const wholeIn = (text: string | null, max: number): number | undefined => {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;
};

export function sessionQueryOf(search: URLSearchParams): SessionQuery {
  const level = wholeIn(search.get('level'), 10);
  const group = search.get('group');
  const only = onlys.find((one) => one === search.get('only'));
  return {
    minutes: wholeIn(search.get('minutes'), 60) ?? defaultMinutes,
    ...(level !== undefined && { level }),
    ...(group && { group: group.slice(0, 80) }),
    ...(only && { only }),
  };
}
