/** The state that the whole shell shares: who is here, what is unread, which dialog is open. */
import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/context.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { NavigationProgress } from '#app/shell/navigation-progress.tsx';
import { PageEffects } from '#app/shell/page-effects.tsx';
import { Toasts } from '#app/ui/toast.tsx';

const LoginPrompt = lazy(() => import('#app/shell/login-prompt.tsx'));
const ConsultDialog = lazy(() => import('#app/shell/consult-dialog.tsx'));

export type ShellDialog = 'login' | 'consult' | 'feedback';

type Shell = {
  /** Opens a dialog of the shell; what only a logged-in user may do asks a visitor to log in instead. */
  open: (dialog: ShellDialog) => void;
  dialog: ShellDialog | null;
};

const ShellContext = createContext<Shell>({ open: () => {}, dialog: null });

export const useShell = (): Shell => use(ShellContext);

const noSite: Site = {
  company: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' },
  icpRecord: null,
  videoUrl: null,
  sisterSites: { SAT: null, TOEFL: null, IELTS: null },
  mainHost: null,
  questionHost: null,
  analyticsUrl: null,
};

function useRootData() {
  return useRouteLoaderData<typeof rootLoader>('root');
}

/** The public settings; a page that failed before they were read still gets its name. */
export function useSite(): Site {
  return useRootData()?.site ?? noSite;
}

export function useViewer() {
  return useRootData()?.viewer ?? null;
}

export function useUnread(): number {
  return useRootData()?.unread ?? 0;
}

export function ShellProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<ShellDialog | null>(null);
  const viewer = useViewer();
  const shell = useMemo<Shell>(
    () => ({
      dialog,
      open: (wanted) => setDialog(wanted === 'feedback' && !viewer ? 'login' : wanted),
    }),
    [dialog, viewer],
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
      </Suspense>
    </ShellContext>
  );
}
