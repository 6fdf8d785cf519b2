/** Things that belong to one person, for every call whose path names such a thing: others must not reach them. */
import { randomUUID } from 'node:crypto';
import type { Client } from '#contract/client.ts';
import { begin, exerciseOf, move } from '../candidate.ts';
import type { Person } from './people.ts';

/** Makes a thing of the owner's, and says how the path names it. */
export type MakeOwn = (people: { owner: Person; admin: Person }) => Promise<Record<string, string>>;

/**
 * One entry for each endpoint with an id that not everybody may call. `null`: the id names a thing that is there for
 * everyone who may call at all.
 */
export const ownThings: Record<string, MakeOwn | null> = {
  'GET /api/records/{recordId}': async ({ owner }) => startAttempt(owner),
  'PUT /api/records/{recordId}/move': async ({ owner }) => startAttempt(owner),
  'PUT /api/records/{recordId}/heartbeat': async ({ owner }) => startAttempt(owner),
  'PUT /api/records/{recordId}/lease': async ({ owner }) => startAttempt(owner),
  'PUT /api/records/{recordId}/timeout': async ({ owner }) => startAttempt(owner),
  'PUT /api/records/{recordId}/save': async ({ owner }) => startAttempt(owner),
  'PUT /api/records/{recordId}/exit': async ({ owner }) => startAttempt(owner),
  'PUT /api/records/{recordId}/restart': async ({ owner }) => startAttempt(owner),
  'GET /api/records/{id}/results': async ({ owner }) => submitAttempt(owner),
  'GET /api/records/{id}/items/{exerciseId}': async ({ owner }) => {
    const { list } = await owner.call('GET /api/exams', { query: { type: 'JIJING' } });
    const candidate = await begin(owner.call, list[0]?.id ?? '');
    await move(candidate, 'continue');
    const { recordId } = candidate;
    await owner.call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: {} });
    return { id: recordId, exerciseId: exerciseOf(candidate).id };
  },
  'GET /api/records/{id}/pdf': async ({ owner }) => submitAttempt(owner),
  'GET /api/records/{id}/share': async ({ owner }) => submitAttempt(owner),
  'POST /api/records/{id}/share': async ({ owner }) => submitAttempt(owner),
  'PUT /api/records/{id}/share': async ({ owner }) => shareReport(owner),
  'DELETE /api/records/{id}/share': async ({ owner }) => shareReport(owner),
  'GET /api/records/{id}/essays': async ({ owner }) => {
    const { recordId } = await startAttempt(owner);
    await owner.call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: {} });
    return { id: recordId };
  },
  // Teachers read and score anybody's.
  'GET /api/staff/essays/{id}': null,
  'PUT /api/staff/essays/{id}/score': null,
  'DELETE /api/staff/essays/{id}/score': null,
  'PUT /api/staff/key-doubts/{questionId}': null,
  // Exams and their exercises are there for everyone; whose the attempt is, the body says.
  'PUT /api/exercises/{exerciseId}/answer': null,
  'PUT /api/exercises/{exerciseId}/mark': null,
  'POST /api/exercises/{exerciseId}/check': null,
  'POST /api/exams/{id}/finish': null,
  'DELETE /api/users/sessions/{id}': async ({ owner }) => {
    const [session] = await owner.call('GET /api/users/sessions');
    return { id: session?.id ?? '' };
  },
  // Administrators end anybody's.
  'DELETE /api/staff/users/{id}/sessions': null,
  'PUT /api/staff/users/{id}/role': null,
  'POST /api/staff/users/{id}/second-factor/removal': null,
  // An invitation is there to be confirmed by others.
  'PUT /api/invites/{id}/confirm': null,
  'DELETE /api/invites/{id}': async ({ owner }) => {
    const { id } = await owner.call('POST /api/invites', { body: {} });
    return { id };
  },
  'PUT /api/messages/{id}/read': async ({ owner, admin }) => {
    const message = { zh_cn: '好', en: 'Good' };
    const { id } = await admin.call('POST /api/staff/messages', {
      body: { key: randomUUID(), audience: 'user', userId: owner.id, title: message, body: message },
    });
    return { id };
  },
  'PUT /api/collections/{questionId}': async ({ owner }) => {
    const questionId = await findOpenQuestion(owner.call);
    await owner.call('POST /api/collections', { body: { questionId } });
    return { questionId };
  },
  'PUT /api/collections/folders/{id}': async ({ owner }) => {
    const { id } = await owner.call('POST /api/collections/folders', { body: { name: 'Hard ones' } });
    return { id };
  },
  'DELETE /api/collections/folders/{id}': async ({ owner }) => {
    const { id } = await owner.call('POST /api/collections/folders', { body: { name: 'Hard ones' } });
    return { id };
  },
  'PUT /api/notes/{id}': async ({ owner }) => writeNote(owner),
  'DELETE /api/notes/{id}': async ({ owner }) => writeNote(owner),
  'PUT /api/comments/{id}': async ({ owner }) => writeComment(owner),
  'DELETE /api/comments/{id}': async ({ owner }) => writeComment(owner),
  // Everybody may like and report what everybody can read.
  'POST /api/comments/{id}/like': null,
  'POST /api/comments/{id}/report': null,
  'PUT /api/staff/comments/{id}': null,
  'PUT /api/wrong-books/{questionId}': async ({ owner }) => answerWrong(owner),
  'DELETE /api/wrong-books/{questionId}': async ({ owner }) => answerWrong(owner),
  'PUT /api/words/kept/{word}': async ({ owner }) => keepWord(owner),
  'DELETE /api/words/kept/{word}': async ({ owner }) => keepWord(owner),
  // Topics are everybody's; what is told of one is one's own.
  'GET /api/learner/topics/{path}': null,
  'PUT /api/learner/official-scores/{id}': async ({ owner }) => tellOfficial(owner),
  'DELETE /api/learner/official-scores/{id}': async ({ owner }) => tellOfficial(owner),
  'POST /api/stream/{id}/questions': async ({ owner }) => beginStream(owner),
  'PUT /api/stream/{id}/questions/{servedId}': async ({ owner }) => beginStream(owner),
  'PUT /api/stream/{id}': async ({ owner }) => beginStream(owner),
  'GET /api/stream/{id}': async ({ owner }) => beginStream(owner),
  // A lesson is everybody's; how far one is in it is kept under one's own name.
  'PUT /api/lessons/{slug}/progress': null,
  // Events and classes are there for everyone who is logged in.
  'POST /api/events/{name}/sign-up': null,
  'DELETE /api/events/{name}/sign-up': null,
  'POST /api/courses/{name}/orders': null,
  'PUT /api/orders/{id}/cancel': async ({ owner }) => placeOrder(owner),
  'PUT /api/staff/orders/{id}': null,
  'PUT /api/staff/feedbacks/{id}': null,
  'PUT /api/staff/enquiries/{id}': null,
  'PUT /api/staff/roster/{id}': null,
  'DELETE /api/staff/roster/{id}': null,
  'PUT /api/study-plan/tasks/{id}': async ({ owner }) => {
    const { today, days } = await owner.call('PUT /api/study-plan', {
      body: { stage: 'scratch', months: 1, target: 320 },
    });
    return { id: days.find(({ day }) => day === today)?.tasks[0]?.id ?? '' };
  },
  // A kind of moment is everybody's; whether it has come about, each asks for themselves.
  'GET /api/moments/{kind}': null,
  'PUT /api/moments/{kind}/seen': null,
};

/** Bodies that are right in themselves, so that what is refused is refused for whose the thing is. */
export const rightBodies: Record<string, unknown> = {
  'PUT /api/records/{recordId}/move': {
    move: 'continue',
    from: { screen: 'before', sectionIndex: 0, exerciseIndex: 0 },
  },
  'PUT /api/records/{recordId}/lease': { tab: 'tab-of-a-stranger' },
  'PUT /api/collections/{questionId}': { folderId: null },
  'PUT /api/collections/folders/{id}': { name: 'Others' },
  'PUT /api/notes/{id}': { body: 'changed' },
  'PUT /api/comments/{id}': { body: 'changed' },
  'PUT /api/wrong-books/{questionId}': { cause: 'slip' },
  'PUT /api/words/kept/{word}': { note: 'Mine' },
  'PUT /api/learner/official-scores/{id}': { verbal: 150, quant: 160, writing: null, day: '2026-01-10' },
  'PUT /api/stream/{id}/questions/{servedId}': { remark: 'not-now' },
  'PUT /api/stream/{id}': { wanted: 'end' },
  'PUT /api/lessons/{slug}/progress': { place: 'hook' },
  'POST /api/words/reviews': { reviews: [] },
  'PUT /api/words/settings': { newPerDay: 10 },
  'POST /api/words/level-test': { seed: 1, answers: [] },
  'PUT /api/study-plan/tasks/{id}': { isDone: true },
};

const tellOfficial = (owner: Person): Promise<{ id: string }> =>
  owner.call('POST /api/learner/official-scores', {
    body: { verbal: 151, quant: 158, writing: 3.5, day: '2026-01-09' },
  });

async function beginStream(owner: Person) {
  const { session, served } = await owner.call('POST /api/stream', { body: {} });
  return { id: session.id, servedId: served[0]?.id ?? '' };
}

/** One that no mock exam keeps. */
export async function findOpenQuestion(call: Client): Promise<string> {
  const { list } = await call('GET /api/questions', { query: { form: ['tc1'], size: 1 } });
  return list[0]?.id ?? '';
}

async function startAttempt(owner: Person) {
  const { list } = await owner.call('GET /api/exams', { query: { type: 'GREPREP' } });
  const { recordId } = await owner.call('POST /api/users-exams', { body: { examId: list[0]?.id ?? '' } });
  return { recordId };
}

async function submitAttempt(owner: Person) {
  const { recordId } = await startAttempt(owner);
  await owner.call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: {} });
  return { id: recordId };
}

async function shareReport(owner: Person) {
  const { list } = await owner.call('GET /api/results');
  const { id } = list[0] ? { id: list[0].recordId } : await submitAttempt(owner);
  await owner.call('POST /api/records/{id}/share', { params: { id }, body: {} });
  return { id };
}

async function writeNote(owner: Person) {
  const questionId = await findOpenQuestion(owner.call);
  const { id } = await owner.call('POST /api/notes', { body: { questionId, body: 'mine' } });
  return { id };
}

async function writeComment(owner: Person) {
  const questionId = await findOpenQuestion(owner.call);
  const { id } = await owner.call('POST /api/comments', { body: { questionId, body: 'I think' } });
  return { id };
}

async function answerWrong(owner: Person) {
  const questionId = await findOpenQuestion(owner.call);
  const params = { id: questionId };
  await owner.call('POST /api/questions/{id}/check', { params, body: { answer: ['B'] } });
  return { questionId };
}

async function keepWord(owner: Person) {
  const { words } = await owner.call('POST /api/words/kept', {
    body: { words: [{ word: 'verbose', questionId: await findOpenQuestion(owner.call) }] },
  });
  return { word: words[0]?.word ?? '' };
}

async function placeOrder(owner: Person) {
  const { id } = await owner.call('POST /api/courses/{name}/orders', {
    params: { name: 'brush-up' },
    body: { contact: 'wx: owner' },
  });
  return { id };
}
