/** A dialog that asks or tells one thing; on phones a sheet from the bottom edge. */
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; the focus returns there. */
  trigger?: ReactElement;
  title: ReactNode;
  /** What follows from it, in figures where there are any. */
  description?: ReactNode;
  /** Safe action first, primary last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Without the cross, where an answer is needed. */
  mustAnswer?: boolean;
  /** Where the focus returns if there is no trigger. */
  onCloseAutoFocus?: (event: Event) => void;
  className?: string;
};

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  actions,
  children,
  mustAnswer = false,
  onCloseAutoFocus,
  className = '',
}: DialogProps) {
  const t = useText(uiTexts);
  const opener = useRef<Element | null>(null);
  // Without a trigger of its own the dialog would leave the focus nowhere.
  const returnFocus = (event: Event) => {
    if (trigger || !(opener.current instanceof HTMLElement)) return;
    event.preventDefault();
    opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay
          data-over-page
          className="fixed inset-0 z-60 grid items-end overflow-y-auto overscroll-contain bg-ink/45 data-[state=open]:animate-dim md:items-center md:p-8"
        >
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={onCloseAutoFocus ?? returnFocus}
            onEscapeKeyDown={(event) => {
              // Escape first closes a menu that is open in the dialog.
              if (document.querySelector('[role=menu]')) event.preventDefault();
            }}
            onInteractOutside={(event) => {
              // A notice over the dialog may be answered without leaving the dialog.
              const isNotice = event.target instanceof Element && event.target.closest('[data-toasts]');
              if (mustAnswer || isNotice) event.preventDefault();
            }}
            className={`relative mx-auto flex max-h-[calc(100dvh-max(5.5rem,env(safe-area-inset-top)+4.75rem))] w-full flex-col rounded-t-3 border border-ink bg-white shadow-lift outline-hidden max-md:border-x-0 max-md:border-b-0 max-md:data-[state=open]:animate-sheet md:max-h-none md:max-w-[480px] md:rounded-3 md:data-[state=open]:animate-rise ${className}`}
          >
            <div
              className={`px-5 pt-6 md:px-7 md:pt-7 ${mustAnswer ? '' : 'pr-14 md:pr-16'} ${children || actions ? '' : 'pb-6 md:pb-7'}`}
            >
              <Radix.Title className="text-21">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-2 text-15 text-ink-2">{description}</Radix.Description>
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
              <Radix.Close
                aria-label={t('close')}
                className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-2 text-ink-2 transition-colors hover:bg-paper-2 hover:text-ink"
              >
                <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Around a button inside a dialog that closes it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
