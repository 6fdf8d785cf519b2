/** The header on phones: logo, search dropdown, login icon and menu dropdown. */
import { CircleUserRound, Menu, Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Link, useText } from '#app/locale.tsx';
import { HeaderSearch } from '#app/shell/header/header-search.tsx';
import { LanguageMenu } from '#app/shell/header/language-menu.tsx';
import { hasLanguageMenu, isUnder, menuFor } from '#app/shell/header/menu-items.ts';
import { useMenuPath } from '#app/shell/header/menu-path.ts';
import { SystemSwitch } from '#app/shell/header/system-switch.tsx';
import { UnreadBadge } from '#app/shell/header/viewer-corner.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { useViewer } from '#app/shell/site.ts';
import { shell } from '#messages/shell.ts';

type Panel = 'menu' | 'search';

const iconButton = 'relative grid size-11 place-items-center rounded-2';

export function PhoneBar() {
  const t = useText(shell);
  const location = useLocation();
  const [panel, setPanel] = useState<Panel | null>(null);
  const bar = useRef<HTMLDivElement>(null);

  // A dropdown belongs to the page it was opened on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason to close, not an input
  useEffect(() => setPanel(null), [location.key]);
  useEffect(() => {
    if (!panel) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPanel(null);
    const onPress = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setPanel(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [panel]);

  const toggle = (wanted: Panel) => setPanel(panel === wanted ? null : wanted);
  return (
    <div ref={bar} className="relative border-b border-rule md:hidden">
      <div className="wrap flex h-14 items-center">
        <Logo />
        <div className="-mr-2.5 ml-auto flex items-center">
          <PanelButton
            isOpen={panel === 'search'}
            controls="phone-search"
            label={t(panel === 'search' ? 'close_search' : 'open_search')}
            onToggle={() => toggle('search')}
          >
            <Search aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
          </PanelButton>
          <PhoneViewer />
          <PanelButton
            isOpen={panel === 'menu'}
            controls="phone-menu"
            label={t(panel === 'menu' ? 'close_menu' : 'open_menu')}
            onToggle={() => toggle('menu')}
          >
            <Menu aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
          </PanelButton>
        </div>
      </div>
      {panel === 'search' && (
        <div
          id="phone-search"
          className="wrap absolute inset-x-0 top-full border-b border-ink bg-paper py-4 shadow-lift"
        >
          <HeaderSearch isWide onRun={() => setPanel(null)} />
        </div>
      )}
      {panel === 'menu' && <PhoneMenu pathname={location.pathname} />}
    </div>
  );
}

function PanelButton(props: {
  isOpen: boolean;
  controls: string;
  label: string;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-expanded={props.isOpen}
      aria-controls={props.controls}
      onClick={props.onToggle}
      className={iconButton}
    >
      {props.isOpen ? <X aria-hidden="true" className="size-5.5" strokeWidth={1.75} /> : props.children}
    </button>
  );
}

function PhoneViewer() {
  const t = useText(shell);
  const viewer = useViewer();
  return (
    <Link to={viewer ? '/user/account' : '/login'} className={iconButton}>
      {/* A text rather than a label: the badge belongs to the name too. */}
      <span className="sr-only">{viewer ? t('greeting', { name: viewer.nickname }) : t('login')}</span>
      <CircleUserRound aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      <UnreadBadge className="absolute right-0 top-0.5 origin-top-right scale-90" />
    </Link>
  );
}

function PhoneMenu({ pathname }: { pathname: string }) {
  const t = useText(shell);
  const path = useMenuPath();
  const isUser = useViewer() !== null;
  return (
    <div
      id="phone-menu"
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-7rem)] overflow-y-auto border-b border-ink bg-paper shadow-lift"
    >
      <nav aria-label={t('menu')} className="wrap py-2">
        <ul>
          {menuFor(isUser).map((item) => (
            <li key={item.label} className="border-b border-rule last:border-0">
              <Link
                to={item.to}
                aria-current={isUnder(path, item.paths) ? 'page' : undefined}
                className="flex h-13 items-center gap-3 text-16 aria-[current]:font-semibold aria-[current]:before:h-5 aria-[current]:before:w-1 aria-[current]:before:bg-beam"
              >
                {t(item.label)}
                <span className="ml-auto text-13 font-normal text-ink-3">{t(item.hint)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-rule">
        <div className="wrap -mx-3 flex items-center justify-between py-2">
          <SystemSwitch />
          {hasLanguageMenu(pathname) && <LanguageMenu />}
        </div>
      </div>
    </div>
  );
}
