/** Tabs within a page, where the views have no address of their own. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { TabLabel, TabScroller, tabListClass, tabLook } from '#app/ui/tab-links.tsx';

export type TabView = { value: string; label: ReactNode; count?: number; content: ReactNode };

type TabsProps = {
  label: string;
  items: readonly TabView[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.value);
  const current = value ?? chosen;

  function choose(next: string) {
    setChosen(next);
    onValueChange?.(next);
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const place = items.findIndex((item) => item.value === current);
    const steps: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = items[((steps[event.key] ?? Number.NaN) + items.length) % items.length];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  }

  return (
    <div className={className}>
      <TabScroller>
        <div role="tablist" aria-label={label} onKeyDown={press} className={tabListClass}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={item.value === current}
              aria-controls={`${id}-view-${item.value}`}
              tabIndex={item.value === current ? 0 : -1}
              onClick={() => choose(item.value)}
              className={tabLook(item.value === current)}
            >
              <TabLabel label={item.label} count={item.count} />
            </button>
          ))}
        </div>
      </TabScroller>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-view-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          hidden={item.value !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a view without controls is reached from its tab
          tabIndex={0}
          className="pt-6"
        >
          {item.value === current ? item.content : null}
        </div>
      ))}
    </div>
  );
}
