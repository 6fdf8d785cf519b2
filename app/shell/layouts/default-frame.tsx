/** The default frame: fixed header, main area, footer, and what floats over them. */
import type { ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import { ConsultCard } from '#app/shell/contact/consult-card.tsx';
import { Sales } from '#app/shell/contact/sales.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { Header } from '#app/shell/header/header.tsx';
import { NetworkGate } from '#app/shell/network/gate.tsx';
import { TabBar } from '#app/shell/tab-bar.tsx';
import { shell } from '#messages/shell.ts';

export function SkipLink() {
  const t = useText(shell);
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-2 bg-ink px-4 py-2 text-14 font-semibold text-paper focus:translate-y-0"
    >
      {t('skip')}
    </a>
  );
}

type DefaultFrameProps = {
  /** A layout around it has the skip link already. */
  isInside?: boolean;
  children: ReactNode;
};

export function DefaultFrame({ isInside = false, children }: DefaultFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {isInside ? null : <SkipLink />}
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        <NetworkGate>{children}</NetworkGate>
      </main>
      <ConsultCard />
      <Sales />
      <Footer />
      <TabBar />
    </div>
  );
}
