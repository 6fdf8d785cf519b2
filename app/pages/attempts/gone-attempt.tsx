/** The address of an attempt that cannot go on: it was given up for a new one, or this account has none like it. */
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { useText } from '#app/locale.tsx';
import { useViewer } from '#app/shell/site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { goneAttemptTexts } from '#messages/attempts/gone.ts';

/** `path` leads to the exam of an attempt that was given up. Whether an unknown one is somebody else's is not told. */
export type Gone = { isDropped: boolean; path: string };

export function GoneAttempt({ isDropped, path }: Gone) {
  const t = useText(goneAttemptTexts);
  const nickname = useViewer()?.nickname ?? '';
  return (
    <Page>
      <PageTitle title={t(isDropped ? 'dropped_title' : 'unknown_title')} />
      <EmptyState
        art={<UnlitLamp />}
        title={t(isDropped ? 'dropped_lead' : 'unknown_lead')}
        text={isDropped ? t('dropped_text') : t('unknown_text', { nickname })}
        action={
          <>
            <ButtonLink to={path} tone="beam" arrow>
              {t(isDropped ? 'to_exam' : 'to_exams')}
            </ButtonLink>
            <ButtonLink to="/user/exam-results" tone="outline">
              {t('to_reports')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
