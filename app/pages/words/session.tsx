/** /words/session: a session of words, by minutes, of a level or a group, or only what is due, new or always forgotten. */
import { useSearchParams } from 'react-router';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { NextStep } from '#app/pages/learning/next-step.tsx';
import { useViewer } from '#app/shell/site.ts';
import { sessionQueryOf } from '#app/words/trainer/engine/session-query.ts';
import { Trainer } from '#app/words/trainer/late-trainer.tsx';
import { say } from '#core/texts.ts';
import { trainerTexts } from '#messages/words/trainer.ts';
import type { Route } from './+types/session.ts';

export const meta: Route.MetaFunction = (args) => {
  const t = say(trainerTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
};

/** The trainer keeps itself up to date, and goes on where there is no network to ask. */
export const shouldRevalidate = () => false;

export default function WordSession() {
  const t = useText(trainerTexts);
  const [search] = useSearchParams();
  const viewer = useViewer();
  const query = sessionQueryOf(search);
  const title = viewer ? t(query.only ? `title_${query.only}` : 'title') : t('title_try');
  return <Trainer title={title} query={query} exitTo="/words" after={<NextStep className="mt-8" />} />;
}
