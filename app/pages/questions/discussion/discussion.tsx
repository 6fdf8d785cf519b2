/** The discussion of a question: folded until it is answered, for others may have told the key. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { questionPages } from '#messages/questions/pages.ts';

const Threads = lazy(() => import('#app/pages/questions/discussion/threads.tsx'));

type DiscussionProps = {
  questionId: string;
  first: Calls['GET /api/comments']['reply'];
  isAnswered: boolean;
};

/** Who comes for the discussion finds it open. */
export function Discussion({ isAnswered, ...talk }: DiscussionProps) {
  const t = useText(questionPages);
  const { hash } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  // Afterwards, for the server never hears of this part of an address.
  useEffect(() => {
    if (hash === '#discussion') setIsAsked(true);
  }, [hash]);
  const isOpen = isAnswered || isAsked;
  const title = (
    <h2 className="text-21">
      {t('discussion')} <span className="text-15 font-normal text-ink-3">{talk.first.total}</span>
    </h2>
  );
  return (
    <section id="discussion" className="mt-14 scroll-mt-24 border-t border-ink pt-4 md:scroll-mt-32">
      {isOpen ? (
        <Suspense fallback={title}>
          <Threads {...talk} />
        </Suspense>
      ) : (
        <>
          {title}
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-14 text-ink-2">
            {t('discussion_folded')}
            <TextButton tone="quiet" size="sm" aria-expanded={false} onClick={() => setIsAsked(true)}>
              {t('show_discussion')}
            </TextButton>
          </p>
        </>
      )}
    </section>
  );
}
