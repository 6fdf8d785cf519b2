/** Every address of the product and its aliases. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/layouts/default.tsx', [
    index('pages/site/home.tsx', { id: 'index' }),
    route('home', 'pages/site/home.tsx', { id: 'home' }),
    route('plan', 'pages/site/plan.tsx'),
    route('login/:id?', 'pages/accounts/login.tsx'),
    route('logout', 'pages/accounts/logout.tsx'),
    route('register', 'pages/accounts/register.tsx'),
    route('forgetPassword', 'pages/accounts/forget-password.tsx'),
    route('user', 'pages/accounts/user-layout.tsx', [
      index('pages/accounts/user-index.tsx'),
      route('account', 'pages/accounts/user-account.tsx'),
      route('collections', 'pages/learning/collections.tsx'),
      route('comments', 'pages/learning/comments.tsx'),
      route('exam-results', 'pages/reports/user-results.tsx'),
      route('notes', 'pages/learning/notes.tsx'),
      route('exam-notes', 'pages/learning/notes.tsx', { id: 'exam-notes' }),
      route('order', 'pages/site/user-order.tsx'),
      route('wrong-books', 'pages/learning/wrong-books.tsx'),
    ]),
    route('gre-exam', 'pages/exams/mock-list.tsx', { id: 'gre-exam' }),
    route('gre-exam-list', 'pages/exams/mock-list.tsx', { id: 'gre-exam-list' }),
    route('exam', 'pages/exams/mock-list.tsx', { id: 'exam' }),
    route('exams', 'pages/exams/enter.tsx', { id: 'exams' }),
    route('exams/before', 'pages/exams/before.tsx'),
    route('exams/:id', 'pages/exams/enter.tsx', { id: 'exams-one' }),
    route('exercises', 'pages/exams/exercises.tsx'),
    route('result/:id?', 'pages/reports/result.tsx', { id: 'result' }),
    route('exercises/:id/result', 'pages/reports/result.tsx', { id: 'exercise-result' }),
    route('questions', 'pages/questions/list.tsx'),
    route('questions/:id', 'pages/questions/question.tsx'),
    route('searchs', 'pages/questions/search.tsx'),
    route('dev/ui', 'pages/dev/ui.tsx'),
    route('error/401', 'pages/errors/401.tsx'),
    route('error/404', 'pages/errors/404.tsx'),
    route('error/500', 'pages/errors/500.tsx'),
    route('*', 'pages/errors/not-found.tsx'),
  ]),
  // Paths starting with /exam/ render with no header or footer, and so does the flow.
  layout('shell/layouts/exam.tsx', [
    route('exams/:id/:screen', 'pages/attempts/flow.tsx'),
    route('exam/:id', 'pages/exams/enter.tsx', { id: 'exam-one' }),
    route('exam/*', 'pages/errors/not-found.tsx', { id: 'exam-not-found' }),
  ]),
] satisfies RouteConfig;
