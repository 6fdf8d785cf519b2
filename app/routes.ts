/** Every address of the product and its aliases. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/layouts/default.tsx', [
    index('pages/site/home.tsx', { id: 'index' }),
    route('home', 'pages/site/home.tsx', { id: 'home' }),
    route('login/:id?', 'pages/accounts/login.tsx'),
    route('logout', 'pages/accounts/logout.tsx'),
    route('register', 'pages/accounts/register.tsx'),
    route('forgetPassword', 'pages/accounts/forget-password.tsx'),
    route('user', 'pages/accounts/user-layout.tsx', [
      index('pages/accounts/user-index.tsx'),
      route('account', 'pages/accounts/user-account.tsx'),
      route('order', 'pages/site/user-order.tsx'),
    ]),
    route('questions', 'pages/questions/list.tsx'),
    route('questions/:id', 'pages/questions/question.tsx'),
    route('searchs', 'pages/questions/search.tsx'),
    route('dev/ui', 'pages/dev/ui.tsx'),
    route('error/401', 'pages/errors/401.tsx'),
    route('error/404', 'pages/errors/404.tsx'),
    route('error/500', 'pages/errors/500.tsx'),
    route('*', 'pages/errors/not-found.tsx'),
  ]),
  layout('shell/layouts/exam.tsx', [route('exams/:id/:screen', 'pages/attempts/flow.tsx')]),
] satisfies RouteConfig;
