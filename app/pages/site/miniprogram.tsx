/** /miniprogram: the same words for the hand, as the code leads to: a try for visitors, today's session for learners. */
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Trainer } from '#app/words/trainer/late-trainer.tsx';
import { say } from '#core/texts.ts';
import { trainerTexts } from '#messages/words/trainer.ts';
import type { Route } from './+types/miniprogram.ts';

export const meta: Route.MetaFunction = (args) => {
  const t = say(trainerTexts, metaLocale(args));
  return pageMeta(args, { title: t('mini_title'), description: t('mini_description') });
};

export const shouldRevalidate = () => false;

export default function Miniprogram() {
  const t = useText(trainerTexts);
  return <Trainer title={t('mini_title')} query={{ minutes: 10 }} exitTo="/miniprogram-intro" />;
}
