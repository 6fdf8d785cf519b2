/** The addresses that people open: every one is tested, photographed and read by axe in both languages. */

export type PageEntry = {
  /**
   * `{fill}`, `{read}`, `{math}` and `{write}` stand for the id of a question of that type, `{exam}` and `{set}` for a
   * mock exam and a practice set, `{sitting}` and `{practice}` for attempts at them that have been handed in.
   */
  path: string;
  needsLogin?: true;
  status?: number;
};

/** The address itself: ids differ from one database to another. */
export async function resolvePath(path: string, findId: (name: string) => Promise<string>): Promise<string> {
  const [place, name] = /\{(\w+)\}/.exec(path) ?? [];
  return place && name ? path.replace(place, await findId(name)) : path;
}

export const pages: readonly PageEntry[] = [
  { path: '/' },
  { path: '/home' },
  { path: '/plan' },
  { path: '/plan?stage=self-studied&months=3&previous=312&target=324' },
  { path: '/plan?stage=scratch&months=1&target=340' },
  { path: '/course' },
  { path: '/course?kind=recorded' },
  { path: '/course/subject-learning' },
  { path: '/course/brush-up' },
  { path: '/course/custom-learning' },
  { path: '/course/brush-up/lessons/1' },
  { path: '/course/brush-up/lessons/2' },
  { path: '/course/no-such-class', status: 404 },
  { path: '/events' },
  { path: '/events-list' },
  { path: '/events/list' },
  { path: '/events-list?status=past' },
  { path: '/events/mock-exam-day' },
  { path: '/event' },
  { path: '/event/mock-exam-day' },
  { path: '/events/no-such-event', status: 404 },
  { path: '/news' },
  { path: '/news-list' },
  { path: '/news-list?tag=question-review' },
  { path: '/news/gre-format' },
  { path: '/news/no-such-article', status: 404 },
  { path: '/news-share' },
  { path: '/news-share?id=registration' },
  { path: '/test-centers-info' },
  { path: '/share_files' },
  { path: '/miniprogram' },
  { path: '/miniprogram-intro' },
  { path: '/help' },
  { path: '/help?val=copyright-statement' },
  { path: '/help?val=terms' },
  { path: '/help?val=privacy' },
  { path: '/help?val=faq' },
  { path: '/help?val=nothing', status: 404 },
  { path: '/about' },
  { path: '/gre-exam/' },
  { path: '/gre-exam-list' },
  { path: '/exam' },
  { path: '/exam/no-such/screen', status: 404 },
  { path: '/exams/before?id={exam}' },
  { path: '/exams/before?id={set}' },
  { path: '/exams/before?id=999999999', status: 404 },
  { path: '/exams/examPdf' },
  { path: '/exams/examPdf?id={exam}' },
  { path: '/exercises' },
  { path: '/exercises/{practice}/result', needsLogin: true },
  { path: '/result/{sitting}', needsLogin: true },
  { path: '/result/1', status: 401 },
  { path: '/questions?type=fill&tag=1&sortKey=createdAt&sortType=DESC' },
  { path: '/questions?type=math&difficulty=3&difficulty=4&page=2' },
  { path: '/questions?searchKey=primme' },
  { path: '/questions?searchKey=zzzzzz' },
  { path: '/questions?type=nothing', status: 404 },
  { path: '/questions/{fill}?type=fill' },
  { path: '/questions/{read}' },
  { path: '/questions/{math}' },
  { path: '/questions/{write}' },
  { path: '/questions/999999999', status: 404 },
  { path: '/searchs' },
  { path: '/searchs?searchKey=prime' },
  { path: '/searchs?searchKey=%E8%B4%A8' },
  { path: '/login' },
  { path: '/login/no-such-invitation' },
  { path: '/logout' },
  { path: '/register' },
  { path: '/forgetPassword' },
  { path: '/user', needsLogin: true },
  { path: '/user/account', needsLogin: true },
  { path: '/user/collections', needsLogin: true },
  { path: '/user/comments', needsLogin: true },
  { path: '/user/exam-notes', needsLogin: true },
  { path: '/user/exam-results', needsLogin: true },
  { path: '/user/notes', needsLogin: true },
  { path: '/user/order', needsLogin: true },
  { path: '/user/wrong-books', needsLogin: true },
  { path: '/error/401', status: 401 },
  { path: '/error/404', status: 404 },
  { path: '/error/500', status: 500 },
  { path: '/no-such-page', status: 404 },
];
