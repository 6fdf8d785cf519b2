/** A mock exam whose browser was not heard: the questions come back together with the clock. */
import { useText } from '#app/locale.tsx';
import { Sheet } from '#app/runner/screens/sheet.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { runnerTexts } from '#messages/runner.ts';

export function ResumeScreen() {
  const t = useText(runnerTexts);
  return (
    <Sheet title={t('resume_title')}>
      <p className="mt-5 max-w-[40rem] md:text-18">{t('resume_text')}</p>
      <Rhythm live className="mt-8" />
    </Sheet>
  );
}
