/** A word of explanation beside a control, on hover and on focus; never the only place where something is said. */
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Floating } from '#app/ui/overlays/floating.tsx';

type TooltipProps = {
  text: ReactNode;
  /** A control that can take the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  side?: 'top' | 'bottom';
};

const delayMs = { open: 300, close: 120 };

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  function show(element: HTMLElement | null, after: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(element), after);
  }
  const control = children.props;
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': anchor ? id : control['aria-describedby'],
        onPointerEnter: (event) => {
          control.onPointerEnter?.(event);
          // A finger has no hover: it would leave the tooltip standing.
          if (event.pointerType !== 'touch') show(event.currentTarget, delayMs.open);
        },
        onPointerLeave: (event) => {
          control.onPointerLeave?.(event);
          show(null, delayMs.close);
        },
        onFocus: (event) => {
          control.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
        },
        onBlur: (event) => {
          control.onBlur?.(event);
          show(null, 0);
        },
        onKeyDown: (event) => {
          control.onKeyDown?.(event);
          if (event.key === 'Escape' && anchor) {
            // Escape first takes away the tooltip, and only then what is around it.
            event.stopPropagation();
            show(null, 0);
          }
        },
      })}
      {anchor ? (
        <Floating
          anchor={anchor}
          side={side}
          align="center"
          gap={8}
          id={id}
          role="tooltip"
          onPointerEnter={() => show(anchor, 0)}
          onPointerLeave={() => show(null, delayMs.close)}
          className="w-max max-w-70! animate-dim rounded-2 bg-night px-3 py-2 text-13 text-night-text shadow-lift"
        >
          {text}
        </Floating>
      ) : null}
    </>
  );
}
