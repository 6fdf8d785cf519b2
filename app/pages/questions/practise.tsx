/** “Practise these”: the button that leads to the choice of how many, and from there to the runner. */
import { lazy, Suspense, useState } from 'react';
import { useText } from '#app/locale.tsx';
import type { PractiseSource } from '#app/pages/questions/practise-dialog.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button } from '#app/ui/button.tsx';
import { questionPages } from '#messages/questions/pages.ts';

const PractiseDialog = lazy(() => import('#app/pages/questions/practise-dialog.tsx'));

/** It is there while there is something to practise; a visitor is asked to log in. */
export function Practise({ from, total }: { from: PractiseSource; total: number }) {
  const t = useText(questionPages);
  const viewer = useViewer();
  const { open } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  if (total === 0) return null;
  return (
    <>
      <Button tone="ink" aria-haspopup="dialog" onClick={() => (viewer ? setIsOpen(true) : open('login'))}>
        {t(from.wrongBook ? 'redo' : 'practise')}
      </Button>
      <Suspense>
        {isOpen ? <PractiseDialog from={from} total={total} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
