/** Every part of the interface in every state, side by side; for development only. */

import { useText } from '#app/locale.tsx';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { devTexts } from '#messages/dev.ts';
import { Forms, Way } from './controls.tsx';
import { Drawings } from './drawings.tsx';
import { LessonFigures } from './lesson-figures.tsx';
import { Buttons, Colours, Marks, Type } from './looks.tsx';
import { here } from './sample-row.tsx';
import { Lists, Overlays, States } from './surfaces.tsx';

export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 });
  return null;
}

export default function UiPage() {
  const t = useText(devTexts);
  return (
    <Page>
      <SignedInStyles />
      <PageTitle
        title={t('title')}
        lede={t('lede')}
        path={[{ label: t('bank'), to: here }, { label: t('verbal'), to: here }, { label: t('title') }]}
        actions={
          <>
            <Button tone="quiet">{t('timetable')}</Button>
            <ButtonLink to={here} tone="ink" arrow>
              {t('explore')}
            </ButtonLink>
          </>
        }
      />
      <div className="space-y-16">
        <Colours />
        <Type />
        <Buttons />
        <Marks />
        <Forms />
        <Way />
        <Lists />
        <States />
        <Overlays />
      </div>
      <LessonFigures />
      <Drawings />
    </Page>
  );
}
