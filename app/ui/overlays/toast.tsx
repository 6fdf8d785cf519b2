/** Short notices at the bottom edge, above a sheet where one is open. */
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '#app/locale.tsx';
import { closeToast, listToasts, subscribeToasts, type Toast } from '#app/toasts.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { uiTexts } from '#messages/ui.ts';

const shownMs = 5_000;

const none: readonly Toast[] = [];

/** On phones a sheet has its buttons at the bottom edge, and leaves room for a notice at the top one (dialog.tsx). */
const aboveSheets =
  'max-md:in-[:root:has([data-over-page])]:top-[max(0.75rem,env(safe-area-inset-top))] max-md:in-[:root:has([data-over-page])]:bottom-auto';

export function Toasts() {
  const t = useText(uiTexts);
  const shown = useSyncExternalStore(subscribeToasts, listToasts, () => none);
  return (
    <section
      aria-label={t('notifications')}
      data-toasts
      className={`on-night pointer-events-none fixed inset-x-5 bottom-[calc(1rem+var(--bottom-bar,0.5rem)+env(safe-area-inset-bottom))] z-70 flex flex-col items-center gap-2 ${aboveSheets}`}
    >
      {/* Both regions are always there: a region that arrives with its text is not read. */}
      <div aria-live="polite" className="contents">
        {shown.map((toast) => (toast.tone === 'normal' ? <Notice key={toast.id} toast={toast} /> : null))}
      </div>
      <div aria-live="assertive" className="contents">
        {shown.map((toast) => (toast.tone === 'error' ? <Notice key={toast.id} toast={toast} /> : null))}
      </div>
    </section>
  );
}

function Notice({ toast: { id, text, tone, action } }: { toast: Toast }) {
  const t = useText(uiTexts);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (tone === 'error' || held) return;
    const timer = setTimeout(() => closeToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, tone, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the clock
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex min-h-13 max-w-full animate-rise items-center rounded-2 border-l-3 bg-night pr-2 pl-4 text-15 text-night-text shadow-lift md:max-w-[560px] ${tone === 'error' ? 'border-night-error' : 'border-beam'}`}
    >
      <span className="py-3 pr-2 leading-normal break-words">{text}</span>
      {action ? (
        <TextButton
          tone="night"
          onClick={() => {
            action.onSelect();
            closeToast(id);
          }}
          className="shrink-0"
        >
          {action.label}
        </TextButton>
      ) : null}
      {tone === 'error' ? (
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => closeToast(id)}
          className="grid size-11 shrink-0 place-items-center rounded-2 text-night-mute hover:text-night-text"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </button>
      ) : (
        <span className="w-2" />
      )}
    </div>
  );
}
