/** A dialog that asks or tells one thing; on phones a sheet from the bottom edge. */
import { X } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  cloneElement,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#app/locale.tsx';
import { coverPage, isOnTop } from '#app/ui/overlays/covered-page.ts';
import { uiTexts } from '#messages/ui.ts';

type ButtonElement = ReactElement<
  ButtonHTMLAttributes<HTMLButtonElement> & { ref?: RefObject<HTMLButtonElement | null> }
>;

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it; the focus returns there. */
  trigger?: ButtonElement;
  /** Where the focus returns to without a trigger; else to what had it when the dialog opened. */
  returnTo?: RefObject<HTMLElement | null>;
  title: ReactNode;
  /** What follows from it, in figures where there are any. */
  description?: ReactNode;
  /** Safe action first, primary last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Without the cross, where an answer is needed. */
  mustAnswer?: boolean;
  className?: string;
};

const CloseContext = createContext<() => void>(() => {});

export function Dialog({ open, onOpenChange, trigger, returnTo, ...shown }: DialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onOpenChange(false);
  return (
    <>
      {trigger
        ? cloneElement(trigger, {
            ref: button,
            'aria-haspopup': 'dialog',
            'aria-expanded': open,
            onClick: (event) => {
              trigger.props.onClick?.(event);
              onOpenChange(!open);
            },
          })
        : null}
      {open && typeof document !== 'undefined'
        ? createPortal(
            <CloseContext value={close}>
              <OpenDialog {...shown} onClose={close} returnTo={trigger ? button : returnTo} />
            </CloseContext>,
            document.body,
          )
        : null}
    </>
  );
}

type OpenDialogProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger'> & { onClose: () => void };

function OpenDialog({
  onClose,
  returnTo,
  title,
  description,
  actions,
  children,
  mustAnswer = false,
  className = '',
}: OpenDialogProps) {
  const t = useText(uiTexts);
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  useModal(layer, onClose, returnTo);

  // A press that began inside, to select text for instance, may end outside and is no wish to leave.
  const pressedOn = useRef<EventTarget>(null);
  const leaveBeside = (event: MouseEvent) => {
    const isBeside = event.target === layer.current && pressedOn.current === layer.current;
    if (isBeside && !mustAnswer) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is the place beside the dialog
    <div
      ref={layer}
      data-over-page
      onPointerDown={(event) => {
        pressedOn.current = event.target;
      }}
      onClick={leaveBeside}
      className="fixed inset-0 z-60 grid animate-dim items-end overflow-y-auto overscroll-contain bg-ink/45 md:items-center md:p-8"
    >
      <div
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-text` : undefined}
        className={`relative mx-auto flex max-h-[calc(100dvh-max(5.5rem,env(safe-area-inset-top)+4.75rem))] w-full flex-col rounded-t-3 border border-ink bg-white shadow-lift outline-hidden max-md:animate-sheet max-md:border-x-0 max-md:border-b-0 md:max-h-none md:max-w-[480px] md:animate-rise md:rounded-3 ${className}`}
      >
        <div
          className={`px-5 pt-6 md:px-7 md:pt-7 ${mustAnswer ? '' : 'pr-14 md:pr-16'} ${children || actions ? '' : 'pb-6 md:pb-7'}`}
        >
          <h2 id={`${id}-title`} className="text-21">
            {title}
          </h2>
          {description ? (
            <p id={`${id}-text`} className="mt-2 text-15 text-ink-2">
              {description}
            </p>
          ) : null}
        </div>
        {children ? (
          <div
            className={`min-h-0 overflow-y-auto px-5 pt-4 md:overflow-visible md:px-7 ${actions ? 'pb-1' : 'pb-[max(1.5rem,env(safe-area-inset-bottom))] md:pb-7'}`}
          >
            {children}
          </div>
        ) : null}
        {actions ? (
          <div className="flex gap-3 px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] *:flex-1 md:justify-end md:px-7 md:pb-6 md:*:flex-none">
            {actions}
          </div>
        ) : null}
        {mustAnswer ? null : (
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-2 text-ink-2 transition-colors hover:bg-paper-2 hover:text-ink"
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}

/** Covers the page, takes the focus and gives it back, and listens to Escape. */
function useModal(
  layer: RefObject<HTMLElement | null>,
  onClose: () => void,
  returnTo: RefObject<HTMLElement | null> | undefined,
): void {
  // Asked while it is built: a field of the dialog may take the focus as soon as it is there.
  const [opener] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    if (!layer.current) return;
    const uncover = coverPage(layer.current);
    if (!layer.current.contains(document.activeElement)) focusFirst(layer.current);
    return () => {
      uncover();
      // Not every browser gives the focus to a button that is clicked, so the one that is named comes first.
      const back = returnTo?.current ?? opener;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, [layer, opener, returnTo]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // What is open inside the dialog, a menu or a list of proposals, takes the first Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!isOnTop(layer.current)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    // On the window, so that it hears last.
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** What is filled in or pressed first; links lead away. Without any, the dialog itself, so that it is read. */
function focusFirst(layer: HTMLElement): void {
  const controls = layer.querySelectorAll<HTMLElement>('button, input, select, textarea, [tabindex="0"]');
  const isThere = (control: HTMLElement) =>
    !control.matches(':disabled') && control.getClientRects().length > 0;
  const first = [...controls].find(isThere);
  (first ?? layer.querySelector<HTMLElement>('[role=dialog]'))?.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}

/** Around a button inside a dialog that closes it. */
export function DialogClose({ children }: { children: ButtonElement }) {
  const close = use(CloseContext);
  return cloneElement(children, {
    onClick: (event) => {
      children.props.onClick?.(event);
      close();
    },
  });
}
