/** How an attempt is left: finished, exited, saved, or out of time. Nothing is left behind on any of these ways. */

import { failureOf } from '#app/runner/engine/attempt-calls.ts';
import type { Outbox } from '#app/runner/engine/outbox.ts';
import type { Core } from '#app/runner/engine/runner-core.ts';
import { noAnswer, type ServerLink } from '#app/runner/engine/server-link.ts';
import type { Whereabouts } from '#app/runner/engine/whereabouts.ts';
import type { Client } from '#contract/client.ts';
import { pauseAfterTimeoutMs, sectionElapsed } from '#core/exam/clock.ts';

type Parts = { core: Core; link: ServerLink; api: Client; outbox: Outbox; place: Whereabouts };

export function createEndings({ core, link, api, outbox, place }: Parts) {
  const { recordId } = core;

  /** Everything has reached the server, or it throws. What the server refused has been told. */
  async function settle(): Promise<void> {
    await place.send();
    await outbox.flush();
    if (outbox.list().length > 0) throw noAnswer();
  }

  return {
    settle,

    finish: async (): Promise<void> => {
      await settle();
      const { id } = core.get().record.exam;
      const { reply } = await link.tell((told) =>
        api('POST /api/exams/{id}/finish', { params: { id }, body: { recordId, ...told } }),
      );
      core.set({ dialog: null, result: reply.resultPath });
    },

    exit: async (): Promise<void> => {
      await settle();
      const { reply } = await link.tell((told) =>
        api('PUT /api/records/{recordId}/exit', { params: { recordId }, body: told }),
      );
      core.set({ dialog: null, result: reply.resultPath });
    },

    save: async (): Promise<void> => {
      await settle();
      const { reply, at } = await link.tell((told) =>
        api('PUT /api/records/{recordId}/save', { params: { recordId }, body: told }),
      );
      core.set({ dialog: null });
      await place.stand(reply, at);
    },

    /** Cannot fail: it is tried until the server has heard it, or the tab no longer acts. */
    reportTimeout: async (isStopped: () => boolean): Promise<void> => {
      core.set({ isTimeUp: true, dialog: null });
      place.forget();
      while (!isStopped() && core.get().lease === 'mine') {
        try {
          await outbox.flush();
          const elapsed = sectionElapsed(core.get().attempt, core.now()) / 1000;
          const { reply, at } = await link.tell((told) =>
            api('PUT /api/records/{recordId}/timeout', { params: { recordId }, body: { elapsed, ...told } }),
          );
          link.clear('timeout');
          if (reply.next === 'result') return core.set({ result: reply.resultPath });
          // Specification, section 9: the pause screen comes one second after the timeout.
          if (reply.next === 'pause') await new Promise((done) => setTimeout(done, pauseAfterTimeoutMs));
          return await place.stand(reply, at);
        } catch (error) {
          link.show(error, 'timeout');
          if (failureOf(error) === 'refused') return place.refresh().catch(() => {});
          await link.pause();
        }
      }
    },
  };
}
