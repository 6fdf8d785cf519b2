/** Before a section: how many questions, how long, and what may be done in it. The clock stands. */
import { useText } from '#app/locale.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { Facts, Lines, Sheet } from '#app/runner/screens/sheet.tsx';
import { maxFreeInterruptionMs } from '#core/exam/interruption.ts';
import { measureNames } from '#messages/runner/measure-names.ts';
import { runnerTexts } from '#messages/runner.ts';

export function BeforeScreen({ state: { record, attempt } }: { state: RunnerState }) {
  const t = useText(runnerTexts);
  const section = record.sections[attempt.sectionIndex];
  if (!section) return null;
  const isPractice = record.exam.type === 'JIJING';
  const measure = section.exercise_type;
  const minutes = section.standard_time === null ? null : section.standard_time * record.extraTime;
  const lines = [
    ...(minutes === null ? [t('before_untimed')] : [t('before_clock')]),
    ...(isPractice ? [] : [t('before_silence', { n: maxFreeInterruptionMs / 60_000 })]),
    ...(measure === 'write'
      ? [t('before_essay'), t('before_essay_own')]
      : [t('before_move'), t('before_mark')]),
    ...(measure === 'quant' ? [t('before_calculator')] : []),
    ...(record.exam.canCheck ? [t('before_check')] : measure === 'write' ? [] : [t('before_guess')]),
  ];
  return (
    <Sheet
      above={
        <span lang="en">
          {isPractice
            ? measureNames[measure]
            : `Section ${attempt.sectionIndex + 1} of ${record.sections.length}`}
        </span>
      }
      title={
        isPractice ? (
          record.exam.title
        ) : (
          <span lang="en" className="font-serif">
            {measureNames[measure]}
          </span>
        )
      }
    >
      <Facts
        facts={[
          { name: t('questions'), value: section.count },
          {
            name: t('time'),
            value: minutes === null ? t('untimed') : t('minutes', { n: Math.round(minutes * 10) / 10 }),
            note:
              minutes !== null && record.extraTime !== 1
                ? t('extra_time', { factor: record.extraTime })
                : undefined,
          },
        ]}
      />
      <Lines lines={lines} />
    </Sheet>
  );
}
