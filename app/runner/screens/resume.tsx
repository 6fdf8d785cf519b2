/** On the way to a question: of a mock exam it comes together with the clock. */
import { useText } from '#app/locale.tsx';
import { Sheet } from '#app/runner/screens/sheet.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { runnerTexts } from '#messages/runner.ts';

export function ResumeScreen({ isPractice }: { isPractice: boolean }) {
  const t = useText(runnerTexts);
  return (
    <Sheet title={t(isPractice ? 'resume_practice_title' : 'resume_title')}>
      <p className="mt-5 max-w-[40rem] md:text-18">
        {t(isPractice ? 'resume_practice_text' : 'resume_text')}
      </p>
      <Rhythm live className="mt-8" />
    </Sheet>
  );
}
