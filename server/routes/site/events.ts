/** Handlers of events. */
import { events } from '#contract/site/events.ts';
import { cancelSignUp, getEvent, listEvents, signUp } from '#server/domains/site/events/service.ts';
import { implement } from '#server/http/implement.ts';

export const eventRoutes = [
  implement(events.listEvents, async (input, deps) => {
    const { page, size, status } = input.query;
    const { list, ...counts } = await listEvents(deps, status, input);
    return { total: list.length, page, size, list: list.slice((page - 1) * size, page * size), ...counts };
  }),

  implement(events.getEvent, (input, deps) => getEvent(deps, input.params.name, input)),
  implement(events.signUp, (input, deps) => signUp(deps, input.params.name, input)),
  implement(events.cancelSignUp, (input, deps) => cancelSignUp(deps, input.params.name, input)),
];
