/** A question that is kept for a mock exam, or held back while one is open: why, and the way on. */
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { useText } from '#app/locale.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { closedQuestionTexts } from '#messages/questions/closed.ts';
import { questionPages } from '#messages/questions/pages.ts';

/** `msg` is the API's own sentence, which names the exam. */
type ClosedQuestionProps = { isRunning: boolean; msg: string; path: string | undefined };

export function ClosedQuestion({ isRunning, msg, path }: ClosedQuestionProps) {
  const t = useText(closedQuestionTexts);
  const bank = useText(questionPages);
  const title = t(isRunning ? 'withheld_title' : 'reserved_title');
  return (
    <Page>
      <PageTitle title={title} path={[{ label: bank('title'), to: '/questions' }, { label: title }]} />
      <EmptyState
        art={<UnlitLamp />}
        title={t(isRunning ? 'withheld_lead' : 'reserved_lead')}
        text={msg}
        action={
          <>
            <ButtonLink to={path ?? '/gre-exam'} tone="beam" arrow>
              {t(isRunning ? 'go_on' : 'to_exam')}
            </ButtonLink>
            <ButtonLink to="/questions" tone="outline">
              {t('to_bank')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
