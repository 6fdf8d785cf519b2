/** A word of explanation beside a control, on hover and on focus; never the only place where something is said. */
import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

type TooltipProps = {
  text: ReactNode;
  /** A control that can take the focus. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-70 animate-dim rounded-2 bg-night px-3 py-2 text-13 text-night-text shadow-lift"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
