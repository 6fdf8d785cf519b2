/** Tabs within a page, where the views have no address of their own. */
import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { TabLabel, TabScroller, tabListClass } from '#app/ui/tab-links.tsx';

export type TabView = { value: string; label: ReactNode; count?: number; content: ReactNode };

type TabsProps = {
  label: string;
  items: readonly TabView[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

const look =
  'relative flex min-h-12 items-center gap-2 whitespace-nowrap text-16 text-ink-2 transition-colors hover:text-ink focus-visible:shadow-none focus-visible:outline-offset-[-2px] ' +
  'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 ' +
  "data-[state=active]:after:h-1 data-[state=active]:after:border-b data-[state=active]:after:border-ink data-[state=active]:after:bg-beam data-[state=active]:after:content-['']";

export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? (value === undefined ? items[0]?.value : undefined)}
      onValueChange={onValueChange}
      className={className}
    >
      <TabScroller>
        <Radix.List aria-label={label} className={tabListClass}>
          {items.map((item) => (
            <Radix.Trigger key={item.value} value={item.value} className={look}>
              <TabLabel label={item.label} count={item.count} />
            </Radix.Trigger>
          ))}
        </Radix.List>
      </TabScroller>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
