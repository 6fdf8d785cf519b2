/** Handlers of reminders, of the links that end them, and of the calendar. */
import { reminderEndpoints } from '#contract/learning/reminders.ts';
import { withLang } from '#core/locale.ts';
import {
  createCalendar,
  endCalendar,
  readCalendar,
  showReminders,
  showUnsubscribe,
  unsubscribe,
  unsubscribePath,
  updateReminders,
} from '#server/domains/learning/reminders/service.ts';
import { implement } from '#server/http/implement.ts';
import { letterSource } from './letter-source.ts';

export const reminderRoutes = [
  implement(reminderEndpoints.getReminders, ({ viewer }, deps) => showReminders(deps, viewer.id)),

  implement(reminderEndpoints.updateReminders, ({ viewer, body, locale, now }, deps) =>
    updateReminders(deps, viewer, body, { locale, now }),
  ),

  implement(reminderEndpoints.createCalendar, ({ viewer, body, locale, now }, deps) =>
    createCalendar(deps, viewer, body.hour, { locale, now }),
  ),

  implement(reminderEndpoints.deleteCalendar, ({ viewer }, deps) => endCalendar(deps, viewer)),

  implement(reminderEndpoints.readCalendar, async ({ params, address, request, now }, deps) => {
    const token = params.file.replace(/\.ics$/, '');
    const origin = deps.config.siteOrigin ?? new URL(request.url).origin;
    const text = await readCalendar(deps, letterSource(deps), token, { address, origin, now });
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="beacon-gre.ics"',
      },
    });
  }),

  implement(reminderEndpoints.getReminderLink, ({ params: { token }, address, now }, deps) =>
    showUnsubscribe(deps, token, { address, now }),
  ),

  // Nothing is looked up: programs that follow every link of a mail learn nothing, and change nothing.
  implement(reminderEndpoints.showUnsubscribe, async ({ params: { token }, locale }) => {
    const location = withLang(unsubscribePath(token), locale);
    return new Response(null, { status: 303, headers: { location } });
  }),

  implement(reminderEndpoints.unsubscribe, ({ params: { token }, query, address, now }, deps) =>
    unsubscribe(deps, token, query.all === 'true', { address, now }),
  ),
];
