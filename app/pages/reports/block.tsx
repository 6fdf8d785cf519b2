/** A block of the report: its head on the left axis, an address of its own, room above. */
import type { ReactNode } from 'react';
import { SideSection } from '#app/ui/section-head.tsx';

/** The blocks of a report; each is an anchor. */
export type BlockId =
  | 'routing'
  | 'time'
  | 'sections'
  | 'forms'
  | 'topics'
  | 'difficulty'
  | 'behaviour'
  | 'quadrant'
  | 'strengths'
  | 'what-if'
  | 'words'
  | 'trend'
  | 'review';

type BlockProps = { id: BlockId; title: string; intro?: ReactNode; children: ReactNode };

export function Block({ id, title, intro, children }: BlockProps) {
  return (
    <div id={id} className="mt-10 scroll-mt-24 md:mt-14 md:scroll-mt-32">
      <SideSection id={`${id}-title`} title={title} intro={intro}>
        {children}
      </SideSection>
    </div>
  );
}
