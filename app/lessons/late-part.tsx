/** A part whose code comes when it is reached. Without a network it says so, and the lesson around it stays. */
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { lessonTexts } from '#messages/lessons.ts';

type LatePartProps<Code> = {
  load: () => Promise<Code>;
  children: (code: Code) => ReactNode;
};

/** What has come once is there at once for the next part of its kind. */
const loaded = new Map<unknown, unknown>();

export function LatePart<Code>({ load, children }: LatePartProps<Code>) {
  const t = useText(lessonTexts);
  const [code, setCode] = useState(loaded.get(load) as Code | undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (loaded.has(load)) return;
    let isGone = false;
    load().then(
      (found) => {
        // Where a newer version was found, nothing comes and the page is about to be loaded anew.
        if (!found) return;
        loaded.set(load, found);
        if (!isGone) setCode(found);
      },
      () => {
        if (isGone) return;
        // A browser may remember that the code did not come; the page itself is asked for, and the lesson goes on there.
        if (turn > 0 && navigator.onLine) location.reload();
        else setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, turn]);

  if (code !== undefined) return children(code);
  return (
    <div className="lesson-room text-15">
      <p role="status" className="text-ink-2">
        {t(hasFailed ? 'part_failed' : 'part_loading')}
      </p>
      {hasFailed ? (
        <TextButton
          onClick={(event) => {
            event.currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
            setHasFailed(false);
            setTurn(turn + 1);
          }}
        >
          {t('try_again')}
        </TextButton>
      ) : null}
    </div>
  );
}
