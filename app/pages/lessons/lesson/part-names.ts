/** How the parts of a lesson are called. */
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { lessonTexts } from '#messages/lessons.ts';

/** `step-2` is “Step 2”. */
export function nameOfPart(place: string, locale: Locale): string {
  const t = say(lessonTexts, locale);
  const [name = '', no] = place.split('-');
  const n = Number(no);
  switch (name) {
    case 'step':
    case 'example':
    case 'trap':
    case 'check':
      return t(name, { n });
    case 'idea':
    case 'card':
    case 'end':
      return t(name);
    default:
      return t('hook');
  }
}
