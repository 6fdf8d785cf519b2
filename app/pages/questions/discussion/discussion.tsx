/** The discussion of a question: folded until it is answered, for others may have told the key, and not fetched before. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { DiscussionTitle } from '#app/pages/questions/discussion/discussion-title.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { questionPages } from '#messages/questions/pages.ts';

const Threads = lazy(() => import('#app/pages/questions/discussion/threads.tsx'));

type DiscussionProps = {
  questionId: string;
  /** Of comments and their replies. */
  count: number;
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
  const title = <DiscussionTitle count={talk.count} />;
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
