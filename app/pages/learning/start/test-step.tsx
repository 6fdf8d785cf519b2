/** The diagnostic now, or not: two ways, told in full. */
import type { ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import { startTexts } from '#messages/learning/start.ts';
import { lastTotal, testOf } from './draft.ts';
import type { StepProps } from './step.ts';

export function TestStep({ draft, change }: StepProps) {
  const t = useText(startTexts);
  const { questions, minutes } = testOf(draft);
  const score = lastTotal(draft.last);
  return (
    <>
      <fieldset className="mt-4 grid gap-3 md:max-w-150 lg:mt-6">
        <legend className="sr-only">{t('test_title')}</legend>
        <Way
          isChosen={draft.wantsTest}
          onChoose={() => change({ wantsTest: true })}
          title={t('test_first', { minutes })}
          mark={t('recommended')}
        >
          {t('test_text', { n: questions })}
        </Way>
        <Way isChosen={!draft.wantsTest} onChoose={() => change({ wantsTest: false })} title={t('no_test')}>
          {score === null ? t('no_test_text') : t('no_test_score', { score })}
        </Way>
      </fieldset>
      <p className="mt-3 text-14 text-ink-3 [@media(height<45rem)]:max-lg:hidden">{t('test_note')}</p>
    </>
  );
}

type WayProps = {
  isChosen: boolean;
  onChoose: () => void;
  title: string;
  mark?: string;
  children: ReactNode;
};

function Way({ isChosen, onChoose, title, mark, children }: WayProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[1.25rem_1fr] gap-3.5 rounded-2 border border-field bg-white p-4 has-checked:border-ink has-checked:bg-linear-to-b has-checked:from-beam-wash has-checked:to-white has-checked:to-70% has-checked:shadow-[inset_5px_0_0_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink lg:px-5.5 lg:py-5">
      <span className="relative mt-1 grid size-5 place-items-center">
        <input
          type="radio"
          name="test"
          checked={isChosen}
          onChange={onChoose}
          className="peer size-5 cursor-[inherit] appearance-none rounded-full border border-field bg-white checked:border-ink checked:bg-ink focus-visible:outline-hidden focus-visible:shadow-none"
        />
        <span className="pointer-events-none absolute size-2 rounded-full bg-beam opacity-0 peer-checked:opacity-100" />
      </span>
      <span>
        <b className="font-serif text-18 leading-normal">{title}</b>
        {mark ? (
          <em className="ml-2.5 rounded-1 bg-beam px-2 py-1 align-[3px] text-12 leading-none font-semibold not-italic">
            {mark}
          </em>
        ) : null}
        <small className="mt-0.5 block text-15 text-ink-2">{children}</small>
      </span>
    </label>
  );
}
