/** A menu under a button: pages to go to, things to do. */
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '#app/locale.tsx';

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
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the entries: who is logged in. */
  head?: ReactNode;
  align?: 'start' | 'end';
};

export function DropdownMenu({ trigger, items, head, align = 'end' }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-2 border border-ink bg-white py-1.5 shadow-lift data-[state=open]:animate-rise"
        >
          {head ? <div className="mb-1.5 border-b border-rule px-4 pt-1.5 pb-2.5">{head}</div> : null}
          {items.map((item) => (
            <Entry key={item.key} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const look = `flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 text-left text-15 outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 data-[highlighted]:bg-beam-faint md:min-h-10 md:text-14 ${item.tone === 'danger' ? 'text-brick' : ''} ${item.current ? 'font-semibold shadow-[inset_3px_0_0_var(--color-beam)]' : ''}`;
  const content = (
    <>
      {item.icon ? (
        <span aria-hidden="true" className="text-ink-2 [&>svg]:size-4.5">
          {item.icon}
        </span>
      ) : null}
      {item.label}
    </>
  );
  return (
    <>
      {item.apart ? <Radix.Separator className="my-1.5 h-px bg-rule" /> : null}
      {item.to === undefined ? (
        <Radix.Item disabled={item.disabled} onSelect={item.onSelect} className={look}>
          {content}
        </Radix.Item>
      ) : (
        <Radix.Item disabled={item.disabled} asChild>
          <Link to={item.to} aria-current={item.current || undefined} className={look}>
            {content}
          </Link>
        </Radix.Item>
      )}
    </>
  );
}
