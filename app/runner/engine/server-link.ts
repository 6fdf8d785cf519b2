/** The runner's line to the server: every call goes over it, and what it says about line and login is noted first. */

import { createConnection } from '#app/connection.ts';
import { failureOf, isSilence } from '#app/runner/engine/attempt-calls.ts';
import type { Conduct } from '#app/runner/engine/conduct.ts';
import type { Core } from '#app/runner/engine/runner-core.ts';
import { ApiError } from '#contract/client.ts';
import type { Span } from '#core/exam/conduct.ts';

export type ServerLink = ReturnType<typeof createServerLink>;

/** No answer came, and nothing more has to be said than that. */
export const noAnswer = () => new ApiError(0, { code: -1, error: 'NETWORK', msg: '' });

/** Who calls, and how the candidate works. */
export type Told = { tab: string; conduct: Span[] };

export function createServerLink(core: Core, conduct: Conduct) {
  const connection = createConnection((isOffline) => core.set({ isOffline }));
  let tab = '';
  let lastHeard = core.now();
  let login: { done: Promise<void>; resolve: () => void } | null = null;

  function askForLogin() {
    if (login === null) {
      let resolve = () => {};
      const done = new Promise<void>((settle) => {
        resolve = settle;
      });
      login = { done, resolve };
    }
    core.set({ needsLogin: true });
  }

  async function ask<T>(call: (tab: string) => Promise<T>): Promise<{ reply: T; at: number }> {
    const sentAt = core.now();
    try {
      const reply = await call(tab);
      connection.noteAnswer();
      lastHeard = core.now();
      return { reply, at: (sentAt + core.now()) / 2 };
    } catch (error) {
      if (isSilence(error)) connection.noteSilence();
      else connection.noteAnswer();
      const failure = failureOf(error);
      if (failure === 'login') askForLogin();
      if (failure === 'taken') core.lose();
      if (failure === 'dropped') core.drop();
      throw error;
    }
  }

  return {
    start: connection.start,
    hurry: connection.hurry,
    setTab: (name: string) => {
      tab = name;
    },
    /** When the server last heard from this tab, on the page's clock. */
    lastHeard: () => lastHeard,

    /** One call by this tab; `at` is when its reply was true, half the way there and half the way back. */
    ask,

    /** The same, and what was noted on the side goes along. */
    tell: async <T>(call: (told: Told) => Promise<T>): Promise<{ reply: T; at: number }> => {
      const spans = conduct.take();
      const answered = await ask((name) => call({ tab: name, conduct: spans }));
      conduct.acknowledge(spans);
      return answered;
    },

    /** Until it is worth trying again. */
    pause: (): Promise<void> => login?.done ?? connection.pause(),

    /** Somebody has logged in again: what waited for it goes on. */
    resumeAfterLogin: () => {
      login?.resolve();
      login = null;
      core.set({ needsLogin: false });
    },

    /** Specification, section 8: "the error is shown as a message". Banner and dialogs say the rest themselves. */
    show: (error: unknown, cause: string): void => {
      if (!(error instanceof ApiError)) throw error;
      const isTold =
        error.error === 'NETWORK' || ['login', 'taken', 'held', 'dropped'].includes(failureOf(error));
      if (!isTold) core.set({ message: { text: error.msg, cause } });
    },

    /** What a message was about has come right: it goes by itself. */
    clear: (cause: string): void => {
      if (core.get().message?.cause === cause) core.set({ message: null });
    },
  };
}
