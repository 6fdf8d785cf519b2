/**
 * How often anything may be asked: the one table of all limits by call. Every endpoint has a kind in `limitOf`, each kind a
 * number of calls in a minute for one account and for one network address; visitors are counted by the address alone.
 *
 * A new endpoint that has no line in `limitOf` is a compile error here: add it with the kind that fits.
 *
 * The numbers are for programs, not for people. One learner at work sends 40 answers, 3 heartbeats and 20 moves in a
 * hasty minute; 60 of them in one school, behind one address, send 3,800, of 30,000 that `answer` grants. The same class
 * opening a page at once asks for 60 pages of 6,000, and 500 learners leafing at ten pages a minute still have room.
 * What costs more than a call (a mail, a guess at a password, a stored picture) has rules of its own beside this table,
 * counted across all processes; docs/limits.md lists both.
 */
import type { AnyRoute } from './all.ts';

/** Calls in a minute. */
type Allowance = { readonly user: number; readonly network: number };

export const limitKinds = {
  /** A running attempt: what is sent by itself and must never wait. */
  answer: { user: 600, network: 30_000 },
  /** What one look at a page asks for, mostly out of memory or by an index. */
  read: { user: 900, network: 30_000 },
  /** Reports and what belongs to them: many rows are put together. */
  report: { user: 240, network: 6000 },
  /** Lists that are searched, sorted and counted. */
  search: { user: 240, network: 6000 },
  /** What is offered while somebody types. */
  complete: { user: 600, network: 12_000 },
  /** A deliberate change of one's own things. */
  write: { user: 240, network: 6000 },
  /** What pages note on the side: a view, how far a lesson was watched. */
  note: { user: 240, network: 6000 },
  /** PDFs, pictures, downloads. */
  heavy: { user: 30, network: 600 },
  /** Where guessing could pay: passwords, codes, links that are known by their secret. */
  secret: { user: 60, network: 600 },
  /** The staff's desk. */
  desk: { user: 300, network: 3000 },
  /** Not endpoints: pages and the data of pages; pictures, codes and files beside them. */
  page: { user: 300, network: 6000 },
  file: { user: 1200, network: 12_000 },
  /** Opening the socket of a tab, which asks whose it is; tabs come back by themselves after a restart. */
  socket: { user: 120, network: 6000 },
} as const satisfies Record<string, Allowance>;

export type LimitKind = keyof typeof limitKinds;

export const limitOf = {
  // accounts
  'POST /api/auth/register': 'secret',
  'POST /api/auth/login': 'secret',
  'POST /api/auth/second-factor': 'secret',
  'POST /api/auth/logout': 'write',
  'POST /api/auth/codes': 'secret',
  'POST /api/auth/password': 'secret',
  'GET /api/auth/methods': 'read',
  'GET /api/auth/wxop/url': 'secret',
  'GET /api/auth/wxop': 'secret',
  'GET /api/users/info': 'read',
  'GET /api/users/frame': 'read',
  'PUT /api/users/profiles': 'write',
  'GET /api/users/goal': 'read',
  'PUT /api/users/goal': 'write',
  'POST /api/users/avatar': 'heavy',
  'PUT /api/users/contacts': 'secret',
  'PUT /api/users/password': 'secret',
  'POST /api/users/wechat/removal': 'secret',
  'GET /api/users/second-factor': 'read',
  'POST /api/users/second-factor/setup': 'secret',
  'PUT /api/users/second-factor': 'secret',
  'POST /api/users/second-factor/recovery-codes': 'secret',
  'POST /api/users/second-factor/removal': 'secret',
  'GET /api/users/sessions': 'read',
  'DELETE /api/users/sessions/{id}': 'write',
  'DELETE /api/users/sessions': 'write',
  'DELETE /api/staff/users/{id}/sessions': 'desk',
  'PUT /api/staff/users/{id}/role': 'secret',
  'POST /api/staff/users/{id}/second-factor/removal': 'secret',
  'GET /api/staff/audit': 'desk',
  'GET /api/staff/overview': 'desk',
  'GET /api/users/data': 'heavy',
  'POST /api/users/deletion': 'secret',
  'POST /api/staff/users/search': 'search',
  'POST /api/invites': 'write',
  'GET /api/invites': 'read',
  'GET /api/invites/shorts/{id}': 'secret',
  'PUT /api/invites/{id}/confirm': 'write',
  'DELETE /api/invites/{id}': 'write',

  // attempts
  'POST /api/users-exams': 'write',
  'GET /api/records/{recordId}': 'answer',
  'PUT /api/exercises/{exerciseId}/answer': 'answer',
  'PUT /api/exercises/{exerciseId}/mark': 'answer',
  'POST /api/exercises/{exerciseId}/check': 'answer',
  'PUT /api/records/{recordId}/move': 'answer',
  'PUT /api/records/{recordId}/heartbeat': 'answer',
  'PUT /api/records/{recordId}/lease': 'answer',
  'PUT /api/records/{recordId}/timeout': 'answer',
  'PUT /api/records/{recordId}/save': 'answer',
  'PUT /api/records/{recordId}/exit': 'answer',
  'POST /api/exams/{id}/finish': 'answer',
  'PUT /api/records/{recordId}/restart': 'answer',
  'GET /api/records/exercises': 'read',

  // exams
  'GET /api/exams': 'read',
  'GET /api/exams/{id}': 'read',
  'GET /api/exercises/filters': 'read',

  // feedback
  'GET /api/feedbacks/configs': 'read',
  'POST /api/feedbacks': 'write',
  'POST /api/feedbacks/upload': 'heavy',
  'GET /api/staff/feedbacks': 'desk',
  'PUT /api/staff/feedbacks/{id}': 'desk',
  'POST /api/enquiries': 'write',
  'GET /api/staff/enquiries': 'desk',
  'PUT /api/staff/enquiries/{id}': 'desk',

  // inbox
  'GET /api/messages': 'read',
  'PUT /api/messages/{id}/read': 'write',
  'PUT /api/messages/read': 'write',
  'GET /api/staff/messages/recipients': 'desk',
  'POST /api/staff/messages/recipients/search': 'search',
  'POST /api/staff/messages': 'desk',

  // learning
  'GET /api/collections': 'search',
  'POST /api/collections': 'write',
  'PUT /api/collections/{questionId}': 'write',
  'POST /api/collections/folders': 'write',
  'PUT /api/collections/folders/{id}': 'write',
  'DELETE /api/collections/folders/{id}': 'write',
  'GET /api/comments': 'read',
  'POST /api/comments': 'write',
  'PUT /api/comments/{id}': 'write',
  'DELETE /api/comments/{id}': 'write',
  'POST /api/comments/{id}/like': 'write',
  'POST /api/comments/{id}/report': 'write',
  'GET /api/staff/comments': 'desk',
  'PUT /api/staff/comments/{id}': 'desk',
  'GET /api/notes': 'search',
  'POST /api/notes': 'write',
  'PUT /api/notes/{id}': 'write',
  'DELETE /api/notes/{id}': 'write',
  'GET /api/users/reminders': 'read',
  'PUT /api/users/reminders': 'write',
  'POST /api/users/reminders/calendar': 'write',
  'DELETE /api/users/reminders/calendar': 'write',
  'GET /api/study-plan/calendar/{file}': 'secret',
  'GET /api/reminders/{token}': 'secret',
  'GET /api/reminders/{token}/unsubscribe': 'secret',
  'POST /api/reminders/{token}/unsubscribe': 'secret',
  'GET /api/wrong-books': 'search',
  'PUT /api/wrong-books/{questionId}': 'write',
  'DELETE /api/wrong-books/{questionId}': 'write',

  // lessons
  'GET /api/lessons': 'read',
  'GET /api/lessons/cards.pdf': 'heavy',
  'GET /api/lessons/{slug}': 'read',
  'PUT /api/lessons/{slug}/progress': 'note',
  'GET /api/staff/lessons': 'desk',

  // questions
  'GET /api/questions/types': 'read',
  'GET /api/questions/filters': 'read',
  'GET /api/questions/daily': 'read',
  'GET /api/questions': 'search',
  'GET /api/questions/{id}': 'read',
  'POST /api/questions/{id}/check': 'answer',
  'POST /api/exercises/custom': 'write',

  // reports
  'GET /api/staff/key-doubts': 'desk',
  'PUT /api/staff/key-doubts/{questionId}': 'desk',
  'GET /api/records/{id}/essays': 'report',
  'GET /api/staff/essays': 'desk',
  'GET /api/staff/essays/{id}': 'desk',
  'PUT /api/staff/essays/{id}/score': 'desk',
  'DELETE /api/staff/essays/{id}/score': 'desk',
  'GET /api/exams/{id}/pdf': 'heavy',
  'GET /api/records/{id}/pdf': 'heavy',
  'GET /api/shared-reports/{token}/pdf': 'heavy',
  'GET /api/records/{id}/items/{exerciseId}': 'report',
  'GET /api/records/{id}/share': 'read',
  'POST /api/records/{id}/share': 'write',
  'PUT /api/records/{id}/share': 'write',
  'DELETE /api/records/{id}/share': 'write',
  'GET /api/shared-reports/{token}': 'secret',
  'GET /api/records/{id}/results': 'report',
  'GET /api/results': 'read',
  'GET /api/results/trend': 'report',

  // search
  'GET /api/search': 'search',
  'GET /api/search/complete': 'complete',

  // site
  'POST /api/view-logs': 'note',
  'GET /api/banners': 'read',
  'GET /api/shorts': 'read',
  'GET /api/materials': 'read',
  'GET /api/materials/{id}/pdf': 'heavy',
  'GET /api/score-board': 'read',
  'GET /api/about': 'read',
  'GET /api/test-centers': 'read',
  'GET /api/help/{val}': 'read',
  'GET /api/news': 'read',
  'GET /api/news/{id}': 'read',
  'GET /api/events': 'read',
  'GET /api/events/{name}': 'read',
  'POST /api/events/{name}/sign-up': 'write',
  'DELETE /api/events/{name}/sign-up': 'write',
  'GET /api/courses': 'read',
  'GET /api/courses/{name}': 'read',
  'POST /api/courses/{name}/orders': 'write',
  'GET /api/orders': 'read',
  'PUT /api/orders/{id}/cancel': 'write',
  'GET /api/staff/orders': 'desk',
  'PUT /api/staff/orders/{id}': 'desk',
  'GET /api/teachers': 'read',
  'GET /api/teacher-on-duty/current': 'read',
  'GET /api/staff/roster': 'desk',
  'POST /api/staff/roster': 'desk',
  'PUT /api/staff/roster/{id}': 'desk',
  'DELETE /api/staff/roster/{id}': 'desk',
  'GET /api/study-plan/preview': 'search',
  'GET /api/study-plan': 'read',
  'PUT /api/study-plan': 'write',
  'DELETE /api/study-plan': 'write',
  'PUT /api/study-plan/tasks/{id}': 'write',
  'GET /api/today': 'read',
  'GET /api/moments/{kind}': 'read',
  'PUT /api/moments/{kind}/seen': 'note',

  // learner
  'GET /api/learner': 'read',
  'POST /api/stream': 'answer',
  'GET /api/stream/{id}': 'read',
  'PUT /api/stream/{id}': 'answer',
  'POST /api/stream/{id}/questions': 'answer',
  'PUT /api/stream/{id}/questions/{servedId}': 'answer',
  'GET /api/learner/map': 'report',
  'GET /api/learner/topics/{path}': 'report',
  'GET /api/learner/peers': 'read',
  'GET /api/learner/official-scores': 'read',
  'POST /api/learner/official-scores': 'write',
  'PUT /api/learner/official-scores/{id}': 'write',
  'DELETE /api/learner/official-scores/{id}': 'write',
  'GET /api/learner/accuracy': 'read',
  'GET /api/staff/official-scores': 'desk',

  // words
  'GET /api/words': 'read',
  'GET /api/words/levels/{level}': 'read',
  'GET /api/words/groups': 'read',
  'GET /api/words/groups/{id}': 'read',
  'GET /api/words/entries/{word}': 'read',
  'GET /api/words/find': 'search',
  'GET /api/words/prints': 'heavy',
  'GET /api/words/lookup': 'complete',
  'GET /api/words/session': 'read',
  'POST /api/words/reviews': 'write',
  'GET /api/words/kept': 'search',
  'POST /api/words/kept': 'write',
  'PUT /api/words/kept/{word}': 'write',
  'DELETE /api/words/kept/{word}': 'write',
  'GET /api/words/settings': 'read',
  'PUT /api/words/settings': 'write',
  'GET /api/words/level-test': 'read',
  'POST /api/words/level-test': 'write',
  'GET /api/words/export': 'heavy',
  'POST /api/words/import': 'heavy',
} as const satisfies Record<AnyRoute, LimitKind>;
