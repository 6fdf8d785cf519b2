/** The five places a learner goes to, under the thumb on phones. */
import { BookOpen, House, LibraryBig, NotebookPen, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link, useText } from '#app/locale.tsx';
import { isLessonPage, isUnder } from '#app/shell/header/menu-items.ts';
import { useMenuPath } from '#app/shell/header/menu-path.ts';
import { useViewer } from '#app/shell/site.ts';
import { Kept } from '#app/ui/kept/kept.tsx';
import { shell } from '#messages/shell.ts';

const tabs = [
  { label: 'home', to: '/home', paths: ['/', '/home'], Icon: House },
  { label: 'questions', to: '/questions?type=fill&tag=1', paths: ['/questions'], Icon: LibraryBig },
  {
    label: 'tab_exams',
    to: '/gre-exam',
    paths: ['/gre-exam', '/gre-exam-list', '/exam', '/exams', '/result'],
    Icon: NotebookPen,
  },
  { label: 'exercises', to: '/exercises', paths: ['/exercises'], Icon: BookOpen },
] as const;

type IconProps = { className: string; strokeWidth: number };

function LampIcon(props: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeLinecap="round"
      {...props}
    >
      <path d="M7.500 10h9v8h-9zM6 10c.6-6 11.400-6 12 0zM12 5.500v-2M5 21h14M6.500 18h11" />
    </svg>
  );
}

/** The last tab of a visitor is the first one of who is logged in: their account is behind the face above. */
const visitorTab = { label: 'mine', to: '/user', paths: ['/login', '/register'], Icon: UserRound } as const;
const todayTab = { label: 'today', to: '/user', paths: ['/user', '/map', '/plan'], Icon: LampIcon } as const;

export function TabBar() {
  const t = useText(shell);
  const path = useMenuPath();
  const { pathname } = useLocation();
  const isUser = useViewer() !== null;
  if (isLessonPage(pathname)) return null;
  const shown = (isUser ? [todayTab, ...tabs] : [...tabs, visitorTab]).map((tab) => ({
    ...tab,
    isCurrent: isUnder(path, tab.paths),
  }));
  const bar = (
    <nav
      aria-label={t('mine')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-15 grid-cols-5">
        {shown.map(({ label, to, isCurrent, Icon }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="relative flex h-full flex-col items-center justify-center gap-0.5 text-12 text-ink-3 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:h-[3px] aria-[current]:before:w-8 aria-[current]:before:bg-beam"
            >
              <Icon aria-hidden="true" className="size-5.5" strokeWidth={1.6} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  const current = shown.filter(({ isCurrent }) => isCurrent).map(({ label }) => label);
  return (
    <Kept as="tab-bar" shows={JSON.stringify([isUser, current])}>
      {bar}
    </Kept>
  );
}
