/** A stage for Today and the moments in every state; the test bundles it and serves it by itself. */
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import type { RootData } from '#app/context.ts';
import MomentPage from '#app/pages/learning/moments.tsx';
import { TodayPage } from '#app/pages/learning/today/today-page.tsx';
import { sampleToday } from '#app/pages/learning/today/today-samples.ts';
import { DefaultFrame } from '#app/shell/layouts/default-frame.tsx';
import { ShellProvider } from '#app/shell/shell-provider.tsx';
import { momentKinds } from '#core/learning/moments.ts';
import { todayStates } from '#core/learning/next-step.ts';
import '#app/app.css';

const search = new URLSearchParams(location.search);
const lang = search.get('lang') ?? '';
document.documentElement.lang = lang === 'en' ? 'en' : 'zh-CN';
const today = sampleToday(todayStates.find((one) => one === search.get('state')) ?? 'normal', lang);
const kind = momentKinds.find((one) => one === search.get('moment')) ?? 'lamps-30';
const counts = {
  target: 326,
  'first-mock': 1,
  'mistakes-100': 100,
  'lamps-100': 100,
  'lamps-30': 30,
  'lamps-7': 7,
  topic: 1,
};
const moment = {
  kind,
  n: counts[kind],
  name: kind === 'topic' ? (lang === 'en' ? 'Remainders' : '余数') : null,
  day: today.day,
  to: '/map',
  lamps: 30,
  isSeen: true,
};

const rootData: RootData = {
  site: {
    company: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' },
    icpRecord: null,
    videoUrl: null,
    hasOfficialAccount: false,
    sisterSites: { SAT: null, TOEFL: null, IELTS: null },
    mainHost: null,
    questionHost: null,
    analyticsUrl: null,
  },
  origin: location.origin,
  viewer: {
    id: '1',
    nickname: lang === 'en' ? 'Lin' : '小林',
    email: 'lin@example.com',
    phone: null,
    isStaff: false,
  },
  unread: 0,
};

const told = {
  moment,
  total: kind === 'target' ? { low: 323, high: 329 } : today.score.total,
  chart: today.chart,
  target: 325,
};
const router = createBrowserRouter([
  {
    id: 'root',
    loader: () => rootData,
    HydrateFallback: () => null,
    element: (
      <ShellProvider>
        <Outlet />
      </ShellProvider>
    ),
    children: [
      {
        path: '/user',
        loader: () => ({ today }),
        element: (
          <DefaultFrame>
            <TodayPage today={today} />
          </DefaultFrame>
        ),
      },
      {
        path: '/moments/stage',
        element: (
          <main id="main">
            <MomentPage loaderData={told} params={{ kind }} matches={[] as never} />
          </main>
        ),
      },
      { path: '*', element: <h1>elsewhere</h1> },
    ],
  },
]);

const stage = document.querySelector('#stage');
if (stage) createRoot(stage).render(<RouterProvider router={router} />);
