/** The five places a learner goes to, under the thumb on phones. */
import { BookOpen, House, LibraryBig, NotebookPen, UserRound } from 'lucide-react';
import { Link, useText } from '#app/locale.tsx';
import { isUnder } from '#app/shell/header/menu-items.ts';
import { useMenuPath } from '#app/shell/header/menu-path.ts';
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
  { label: 'mine', to: '/user', paths: ['/user', '/login', '/register'], Icon: UserRound },
] as const;

export function TabBar() {
  const t = useText(shell);
  const path = useMenuPath();
  return (
    <nav
      aria-label={t('mine')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-15 grid-cols-5">
        {tabs.map(({ label, to, paths, Icon }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={isUnder(path, paths) ? 'page' : undefined}
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
}
