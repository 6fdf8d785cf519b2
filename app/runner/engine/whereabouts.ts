/** Where the attempt stands, and how it moves: ahead of the server within a section, with it from one to the next. */

import { failureOf } from '#app/runner/engine/attempt-calls.ts';
import type { Outbox } from '#app/runner/engine/outbox.ts';
import type { Core } from '#app/runner/engine/runner-core.ts';
import { isSamePlace } from '#app/runner/engine/runner-state.ts';
import type { ServerLink } from '#app/runner/engine/server-link.ts';
import type { RecordState } from '#contract/attempts/record.ts';
import type { Client } from '#contract/client.ts';
import { type Move, type Place, placeOf } from '#core/exam/attempt.ts';
import { isBetweenSections } from '#core/exam/flow.ts';

type QueuedMove = { readonly move: Move; readonly from: Place; readonly to: Place };

export type Whereabouts = ReturnType<typeof createWhereabouts>;

export function createWhereabouts(core: Core, link: ServerLink, api: Client, outbox: Outbox) {
  const { recordId } = core;
  let moves: QueuedMove[] = [];
  let sending: Promise<void> | null = null;
  let isWaiting = false;

  async function refresh(): Promise<void> {
    const { reply, at } = await link.ask((tab) =>
      api('GET /api/records/{recordId}', { params: { recordId }, query: { tab: tab || undefined } }),
    );
    core.adopt(reply, at, outbox.list());
  }

  /** Takes the server's word; the questions are fetched where they are not here. */
  async function stand(told: RecordState, at: number): Promise<void> {
    const { attempt, record } = core.get();
    const hasQuestions = told.sectionIndex === attempt.sectionIndex && record.exercises.length > 0;
    const needsThem = !isBetweenSections(told.screen) && told.returnTo !== 'before';
    if (told.status !== 'open' || (needsThem && !hasQuestions)) return refresh();
    core.standAt(told, at);
  }

  const callMove = ({ move, from }: Pick<QueuedMove, 'move' | 'from'>) =>
    link.tell((told) =>
      api('PUT /api/records/{recordId}/move', { params: { recordId }, body: { ...move, from, ...told } }),
    );

  /** One after the other; a failure leaves the rest for later. */
  async function sendAll(): Promise<void> {
    for (let head = moves[0]; head; head = moves[0]) {
      const { reply, at } = await callMove(head);
      // A reply that was lost on the way makes the repeat come from elsewhere: from where the move led.
      const isAsPredicted = isSamePlace(reply, head.to);
      moves = isAsPredicted ? moves.slice(1) : [];
      if (!isAsPredicted) await stand(reply, at);
      else if (moves.length === 0) core.keepTime(reply, at);
    }
  }
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  /** Sends what there is, tells a failure, and goes on trying; where a move was refused, the server says where to stand. */
  async function keepSending(): Promise<void> {
    try {
      await send();
      link.clear('place');
    } catch (error) {
      link.show(error, 'place');
      const failure = failureOf(error);
      if (failure === 'later' || failure === 'login') return void sendLater();
      moves = [];
      if (failure === 'refused') await refresh().catch(() => {});
    }
  }

  /** One wait for all: every move of a candidate without a network would start another. */
  async function sendLater(): Promise<void> {
    if (isWaiting) return;
    isWaiting = true;
    await link.pause();
    isWaiting = false;
    await keepSending();
  }

  return {
    refresh,
    stand,
    send,
    keepSending,
    isBehind: () => moves.length > 0,
    forget: () => {
      moves = [];
    },

    /** Shows where a move leads, before the server has heard of it; false where it leads nowhere. */
    predict: (move: Move): boolean => {
      const from = placeOf(core.get().attempt);
      if (core.predict({ kind: 'move', from, ...move }) !== 'done') return false;
      moves = [...moves, { move, from, to: placeOf(core.get().attempt) }];
      return true;
    },

    /** A move that the server has to make: into a section, or out of it for good. */
    moveWithServer: async (move: Move): Promise<void> => {
      const { reply, at } = await callMove({ move, from: placeOf(core.get().attempt) });
      if (reply.outcome === 'confirm') return core.set({ dialog: 'finish' });
      if (reply.record) core.adopt(reply.record, at, outbox.list());
      else await stand(reply, at);
    },
  };
}
