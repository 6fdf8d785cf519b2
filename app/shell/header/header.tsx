/** The fixed header: logo, systems, search and the visitor's corner above, the menu below; on phones one row. */
import { BookOpenText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Link, useText } from '#app/locale.tsx';
import { HeaderSearch, useSearched } from '#app/shell/header/header-search.tsx';
import { LanguageMenu } from '#app/shell/header/language-menu.tsx';
import { hasLanguageMenu, isUnder, menuFor } from '#app/shell/header/menu-items.ts';
import { useMenuPath } from '#app/shell/header/menu-path.ts';
import { SystemSwitch } from '#app/shell/header/system-switch.tsx';
import { useGlance } from '#app/shell/header/today-glance.ts';
import { ViewerCorner } from '#app/shell/header/viewer-corner.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { PhoneBar } from '#app/shell/phone-bar.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Kept } from '#app/ui/kept/kept.tsx';
import { shell } from '#messages/shell.ts';

/** Its lamp and words are for who has seen Today; nobody else loads them. */
const TodayCount = lazy(() => import('#app/shell/header/today-count.tsx'));

function MainMenu() {
  const t = useText(shell);
  const path = useMenuPath();
  const isUser = useViewer() !== null;
  const glance = useGlance();
  const items = menuFor(isUser).map((item) => ({ ...item, isCurrent: isUnder(path, item.paths) }));
  const menu = (
    <nav aria-label={t('menu')} className="hidden border-y border-rule md:block">
      <ul className="wrap flex h-12 items-stretch gap-6 lg:gap-10">
        {items.map((item) => (
          <li key={item.label} className="flex">
            <Link
              to={item.to}
              title={t(item.hint)}
              aria-current={item.isCurrent ? 'page' : undefined}
              className="relative flex items-center gap-1.5 whitespace-nowrap text-15 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-[3px] aria-[current]:after:bg-beam"
            >
              {item.hasIcon && <BookOpenText aria-hidden="true" className="size-4" strokeWidth={1.75} />}
              {t(item.label)}
            </Link>
          </li>
        ))}
        {glance && (
          <li className="ml-auto flex max-lg:hidden">
            <Suspense>
              <TodayCount glance={glance} />
            </Suspense>
          </li>
        )}
      </ul>
    </nav>
  );
  const current = items.filter(({ isCurrent }) => isCurrent).map(({ label }) => label);
  const count = glance && [glance.lamps.total, glance.exam?.daysLeft];
  return (
    <Kept as="menu" shows={JSON.stringify([isUser, current, count])}>
      {menu}
    </Kept>
  );
}

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-40 bg-paper [@media(height<43rem)]:md:-top-18">
      <div className="wrap hidden h-18 items-center gap-4 md:flex lg:gap-8">
        <Logo />
        <SystemSwitch />
        <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-3 lg:gap-4">
          <Kept as="search" shows={useSearched()}>
            <HeaderSearch />
          </Kept>
          {hasLanguageMenu(pathname) && <LanguageMenu />}
          <ViewerCorner />
        </div>
      </div>
      <MainMenu />
      <PhoneBar />
    </header>
  );
}
