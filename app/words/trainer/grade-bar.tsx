/** Four grades with the day on which each would bring the word back. None is lit: only the learner knows which is true. */
import { useLocale, useText } from '#app/locale.tsx';
import { dueByGrade, type Grade, grades, type Memory, type Retention } from '#core/words/memory.ts';
import { trainerTexts } from '#messages/words/trainer.ts';
import { dueText } from './engine/due-text.ts';

type GradeBarProps = {
  word: string;
  memory: Memory | null;
  retention: Retention;
  now: Date;
  onGrade: (grade: Grade) => void;
};

export function GradeBar({ word, memory, retention, now, onGrade }: GradeBarProps) {
  const t = useText(trainerTexts);
  const locale = useLocale();
  const dues = dueByGrade({ word, retention }, memory, now);
  return (
    <fieldset
      aria-label={t('grades')}
      className="grid min-w-0 grid-cols-4 divide-x divide-rule rounded-2 border border-ink bg-white"
    >
      {grades.map((grade, place) => (
        <button
          key={grade}
          type="button"
          data-grade={grade}
          aria-keyshortcuts={String(grade)}
          onClick={() => onGrade(grade)}
          className="flex min-h-13 flex-col items-center justify-center px-1 py-1.5 leading-snug transition-colors hover:bg-paper-2 active:bg-paper-3"
        >
          <b className="text-16 font-semibold">{t(`grade_${grade}`)}</b>
          <span className="text-13 text-ink-3">{dueText(dues[place] ?? now, now, locale)}</span>
        </button>
      ))}
    </fieldset>
  );
}
