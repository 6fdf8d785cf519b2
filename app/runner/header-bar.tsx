/** The dark bar of the exam: section and exam left, tools and moves right; on phones the moves stand at the bottom. */
import {
  ArrowLeft,
  ArrowRight,
  Calculator,
  CircleQuestionMark,
  Flag,
  List,
  LogOut,
  type LucideIcon,
  Save,
} from 'lucide-react';
import { useRef } from 'react';
import { LogoMark } from '#app/art/logo.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import type { Screen } from '#core/exam/flow.ts';
import { type HeaderButton, type HeaderItem, litButton } from '#core/exam/screens.ts';
import { htmlLang } from '#core/locale.ts';
import { headerLabels, runnerTexts } from '#messages/runner.ts';

const icons: Partial<Record<HeaderButton, LucideIcon>> = {
  exit: LogOut,
  save: Save,
  calculator: Calculator,
  mark: Flag,
  review: List,
  help: CircleQuestionMark,
};

const toolGroups: readonly (readonly HeaderButton[])[] = [
  ['exit', 'save'],
  ['calculator', 'mark', 'review', 'help'],
];

/** A short line between two groups. */
const divider = 'md:before:absolute md:before:inset-y-4 md:before:left-2 md:before:w-px md:before:bg-night-3';

type BarProps = {
  screen: Screen;
  items: readonly HeaderItem[];
  pressed: readonly HeaderButton[];
  /** A request is in flight: Next, Back and their kind do nothing. */
  isBlocked: boolean;
  onPress: (button: HeaderButton) => void;
};

/** On the exit screen Exit is where a choice leads, not a tool. */
const isTool = (screen: Screen, button: HeaderButton): boolean =>
  screen !== 'exit' && toolGroups.flat().includes(button);

export function HeaderBar({ title, subtitle, ...bar }: BarProps & { title: string; subtitle: string }) {
  const t = useText(runnerTexts);
  const groups = toolGroups
    .map((group) => bar.items.filter(({ button }) => isTool(bar.screen, button) && group.includes(button)))
    .filter((group) => group.length > 0);
  return (
    <header lang="en" className="on-night bg-night text-night-text">
      <div className="flex min-h-14 items-stretch md:min-h-16 md:px-6">
        <div
          className={`min-w-0 flex-1 items-center gap-3 py-1.5 max-md:px-4 ${groups.length > 0 ? 'hidden md:flex' : 'flex'}`}
        >
          <LogoMark tone="night" className="h-[30px] w-6" />
          <p className={`min-w-0 text-15 leading-snug ${groups.length > 0 ? 'hidden lg:block' : ''}`}>
            <b className="block truncate font-semibold">{title}</b>
            <span className="block truncate text-13 text-night-mute">{subtitle}</span>
          </p>
        </div>
        {groups.length > 0 ? (
          <div role="toolbar" aria-label={t('tools')} className="flex max-md:w-full max-md:px-1">
            {groups.map((group, place) => (
              <div
                key={group[0]?.button}
                className={`flex max-md:flex-1 ${place > 0 ? `relative md:pl-4 ${divider}` : ''} max-md:[flex-grow:var(--count)]`}
                style={{ ['--count' as string]: group.length }}
              >
                {group.map((item) => (
                  <Tool key={item.button} item={item} {...bar} />
                ))}
              </div>
            ))}
          </div>
        ) : null}
        <div
          className={`relative hidden items-center gap-2.5 pl-6 md:flex ${groups.length > 0 ? divider : ''}`}
        >
          <Moves {...bar} />
        </div>
      </div>
    </header>
  );
}

/** Under the thumb. */
export function BottomBar(bar: BarProps) {
  const t = useText(runnerTexts);
  return (
    <section
      aria-label={t('moves')}
      lang="en"
      className="on-night flex gap-2.5 bg-night px-4 pt-2.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] text-night-text *:min-h-12 *:flex-1 *:last:flex-[1.6] md:hidden"
    >
      <Moves {...bar} />
    </section>
  );
}

function Tool({ item, pressed, onPress }: Pick<BarProps, 'pressed' | 'onPress'> & { item: HeaderItem }) {
  const { button, isDisabled } = item;
  const Icon = icons[button];
  const isToggle = button === 'mark' || button === 'calculator';
  const isPressed = pressed.includes(button);
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-pressed={isToggle ? isPressed : undefined}
      data-button={button}
      onClick={() => onPress(button)}
      className="relative flex min-w-0 flex-col items-center justify-center gap-[3px] px-0.5 text-12 leading-[1.3] transition-colors hover:bg-night-2 focus-visible:-outline-offset-2 disabled:text-night-disabled disabled:hover:bg-transparent aria-pressed:text-beam aria-pressed:after:absolute aria-pressed:after:inset-x-2.5 aria-pressed:after:bottom-0 aria-pressed:after:h-[3px] aria-pressed:after:bg-beam max-md:flex-1 md:min-w-16 md:px-2.5 md:text-13"
    >
      {Icon ? <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" /> : null}
      {headerLabels[button]}
    </button>
  );
}

function Moves({ screen, items, isBlocked, onPress }: BarProps) {
  const t = useText(runnerTexts);
  const locale = useLocale();
  const last = useRef<HeaderButton | null>(null);
  const lit = litButton(screen, items);
  return items
    .filter(({ button }) => !isTool(screen, button))
    .map(({ button, isDisabled }) => {
      const isLit = lit === button && !isDisabled;
      return (
        <button
          // What is lit stays one button, so that the focus stays too: after the check it is Next.
          key={lit === button ? 'lit' : button}
          type="button"
          disabled={isDisabled}
          // Deaf rather than disabled while a request is in flight, so that the focus stays.
          aria-disabled={isBlocked || undefined}
          data-button={button}
          lang={button === 'check' ? htmlLang(locale) : undefined}
          onClick={({ detail }) => {
            // The second click of a double one meant the check, not the Next that has come in its place.
            if (isBlocked || (detail > 1 && last.current === 'check')) return;
            last.current = button;
            onPress(button);
          }}
          className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-2 border px-4 text-15 leading-tight font-semibold whitespace-nowrap transition-[color,background-color,opacity] aria-disabled:opacity-60 aria-disabled:delay-300 md:min-w-22 ${
            isLit
              ? 'border-beam bg-beam text-ink hover:border-beam-hover hover:bg-beam-hover focus-visible:outline-offset-2 focus-visible:outline-night-text!'
              : 'border-night-field text-night-text hover:bg-night-2 disabled:border-night-3 disabled:text-night-disabled disabled:hover:bg-transparent'
          }`}
        >
          {button === 'back' ? (
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          ) : null}
          {button === 'check' ? t('check') : headerLabels[button]}
          {button === 'next' || button === 'continue' ? (
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
          ) : null}
        </button>
      );
    });
}
