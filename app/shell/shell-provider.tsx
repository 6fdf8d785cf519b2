/** The state that the whole shell shares: who is here, what is unread, which dialog is open. */
import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import type { FeedbackStart } from '#app/shell/feedback/feedback-dialog.tsx';
import { useUnreadCount } from '#app/shell/header/unread.ts';
import { NavigationProgress } from '#app/shell/navigation-progress.tsx';
import { PageEffects } from '#app/shell/page-effects.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Toasts } from '#app/ui/overlays/toast.tsx';

const LoginPrompt = lazy(() => import('#app/shell/login-prompt.tsx'));
const ConsultDialog = lazy(() => import('#app/shell/contact/consult-dialog.tsx'));
export const loadFeedbackDialog = () => import('#app/shell/feedback/feedback-dialog.tsx');
const FeedbackDialog = lazy(loadFeedbackDialog);

export type ShellDialog = 'login' | 'consult' | 'feedback';

type Shell = {
  /** Opens a dialog of the shell; what only a logged-in user may do asks a visitor to log in instead. */
  open: (dialog: ShellDialog, start?: FeedbackStart) => void;
  dialog: ShellDialog | null;
  unread: number;
};

const ShellContext = createContext<Shell>({ open: () => {}, dialog: null, unread: 0 });

export const useShell = (): Shell => use(ShellContext);

export function ShellProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ShellDialog | null>(null);
  const [start, setStart] = useState<FeedbackStart>();
  const viewer = useViewer();
  const unread = useUnreadCount();
  const shell = useMemo<Shell>(
    () => ({
      dialog,
      unread,
      open: (wanted, feedbackStart) => {
        setStart(feedbackStart);
        setDialog(wanted === 'feedback' && !viewer ? 'login' : wanted);
      },
    }),
    [dialog, unread, viewer],
  );
  const close = () => setDialog(null);
  return (
    <ShellContext value={shell}>
      <NavigationProgress />
      {children}
      <PageEffects />
      <Toasts />
      <Suspense>
        {dialog === 'login' && <LoginPrompt onClose={close} />}
        {dialog === 'consult' && <ConsultDialog onClose={close} />}
        {dialog === 'feedback' && <FeedbackDialog start={start} onClose={close} />}
      </Suspense>
    </ShellContext>
  );
}
