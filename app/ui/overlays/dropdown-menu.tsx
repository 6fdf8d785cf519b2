/** A menu under a button: pages to go to, things to do. */
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { Link } from '#app/locale.tsx';
import { Floating } from '#app/ui/overlays/floating.tsx';

export type MenuItem = {
  key: string;
  label: ReactNode;
  /** A lucide icon. */
  icon?: ReactNode;
  /** The one that holds now. */
  current?: boolean;
  disabled?: boolean;
  /** A line above it. */
  apart?: boolean;
  tone?: 'normal' | 'danger';
} & ({ to: string; onSelect?: undefined } | { to?: undefined; onSelect: () => void });

type DropdownMenuProps = {
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  items: readonly MenuItem[];
  /** Above the entries: who is logged in. */
  head?: ReactNode;
  align?: 'start' | 'end';
};

export function DropdownMenu({ trigger, items, head, align = 'end' }: DropdownMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {cloneElement(trigger, {
        id: trigger.props.id ?? `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? id : undefined,
        onClick: (event) => {
          trigger.props.onClick?.(event);
          setAnchor(anchor ? null : event.currentTarget);
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' || anchor) return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        },
      })}
      {anchor ? (
        <Menu id={id} anchor={anchor} items={items} head={head} align={align} onClose={close} />
      ) : null}
    </>
  );
}

type MenuProps = Pick<DropdownMenuProps, 'items' | 'head' | 'align'> & {
  id: string;
  anchor: HTMLButtonElement;
  onClose: () => void;
};

function entriesOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')];
}

function Menu({ id, anchor, items, head, align = 'end', onClose }: MenuProps) {
  const leave = useEffectEvent((event: PointerEvent) => {
    const menu = document.getElementById(id);
    if (event.target instanceof Node && !menu?.contains(event.target) && !anchor.contains(event.target)) {
      onClose();
    }
  });
  useEffect(() => {
    const menu = document.getElementById(id);
    if (menu) entriesOf(menu)[0]?.focus({ preventScroll: true });
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [id]);

  function press(event: KeyboardEvent<HTMLElement>) {
    const entries = entriesOf(event.currentTarget);
    const place = entries.indexOf(document.activeElement as HTMLElement);
    const to = (next: number) => entries[(next + entries.length) % entries.length]?.focus();
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      // The dialog around it stays for the next one.
      event.preventDefault();
      onClose();
      return anchor.focus();
    }
    if (event.key === 'ArrowDown') to(place + 1);
    else if (event.key === 'ArrowUp') to(place < 0 ? -1 : place - 1);
    else if (event.key === 'Home') to(0);
    else if (event.key === 'End') to(-1);
    else if (event.key === ' ') entries[place]?.click();
    else if (event.key.length === 1) {
      const letter = event.key.toLowerCase();
      const after = [...entries.slice(place + 1), ...entries.slice(0, place + 1)];
      after.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
      return;
    } else return;
    event.preventDefault();
  }

  return (
    <Floating
      id={id}
      anchor={anchor}
      side="bottom"
      align={align}
      gap={6}
      role="menu"
      aria-labelledby={anchor.id}
      tabIndex={-1}
      onKeyDown={press}
      className="min-w-48 animate-rise overflow-y-auto rounded-2 border border-ink bg-white py-1.5 shadow-lift"
    >
      {head ? <div className="mb-1.5 border-b border-rule px-4 pt-1.5 pb-2.5">{head}</div> : null}
      {items.map((item) => (
        <Entry
          key={item.key}
          item={item}
          onDone={() => {
            onClose();
            if (item.to === undefined) anchor.focus();
          }}
        />
      ))}
    </Floating>
  );
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const entry = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': item.disabled || undefined,
    'aria-current': item.current || undefined,
    className: `flex min-h-11 w-full items-center gap-3 px-4 text-left text-15 transition-colors hover:bg-beam-faint focus-visible:bg-beam-faint focus-visible:outline-2 focus-visible:outline-ink focus-visible:outline-offset-[-2px] focus-visible:shadow-none aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent md:min-h-10 md:text-14 ${item.tone === 'danger' ? 'text-brick' : ''} ${item.current ? 'font-semibold shadow-[inset_3px_0_0_var(--color-beam)]!' : ''}`,
  } as const;
  const content = (
    <>
      {item.icon ? (
        <span aria-hidden="true" className="[&>svg]:size-4.5">
          {item.icon}
        </span>
      ) : null}
      {item.label}
    </>
  );
  return (
    <>
      {item.apart ? <hr className="my-1.5 border-rule" /> : null}
      {item.to === undefined ? (
        <button
          {...entry}
          type="button"
          onClick={() => {
            if (item.disabled) return;
            onDone();
            item.onSelect();
          }}
        >
          {content}
        </button>
      ) : (
        <Link {...entry} to={item.to} onClick={onDone}>
          {content}
        </Link>
      )}
    </>
  );
}
