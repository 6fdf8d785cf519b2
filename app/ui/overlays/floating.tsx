/** Something that floats beside an anchor, above the page and outside of whatever would cut it off. */
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Placing, place } from '#app/ui/overlays/place.ts';

type FloatingProps = ComponentProps<'div'> & Placing & { anchor: HTMLElement };

export function Floating({ anchor, side, align, gap, className = '', ...rest }: FloatingProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    function put() {
      const element = box.current;
      if (!element) return;
      const size = { width: element.offsetWidth, height: element.scrollHeight + 2 };
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { top, left, room } = place(anchor.getBoundingClientRect(), size, view, { side, align, gap });
      Object.assign(element.style, { top: `${top}px`, left: `${left}px`, maxHeight: `${room}px` });
    }
    put();
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
    };
  }, [anchor, side, align, gap]);
  return createPortal(
    <div ref={box} className={`fixed z-65 max-w-[calc(100vw-1.5rem)] ${className}`} {...rest} />,
    // Everything outside an open dialog is deaf, so what belongs to its content floats inside it.
    anchor.closest('[role=dialog]') ?? document.body,
  );
}
