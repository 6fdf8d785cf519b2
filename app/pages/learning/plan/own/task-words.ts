/** Tasks in words: what there is to do, and why. */
import { useText } from '#app/locale.tsx';
import { measureNames, taskNames, taskReasons, taskShorts } from '#messages/learning/own-plan.ts';
import type { DayTask } from './types.ts';

export function useTaskWords() {
  const t = useText(taskNames);
  const short = useText(taskShorts);
  const why = useText(taskReasons);
  const measure = useText(measureNames);

  const name = ({ work, name: of, amount: n }: DayTask): string => {
    switch (work.kind) {
      case 'diagnostic':
      case 'words':
      case 'mistakes':
        return t(work.kind, { n });
      case 'stream':
        return t('stream', { what: measure(work.measure), n });
      case 'topic':
        return t('topic', { what: of ?? work.tag, n });
      case 'lesson':
        return t('lesson', { what: of ?? work.slug });
      case 'essay':
        return t('essay', { what: of ?? measure('writing') });
      default:
        return t(work.kind);
    }
  };

  const shortName = ({ work, name: of }: DayTask): string => {
    switch (work.kind) {
      case 'stream':
        return measure(work.measure);
      case 'topic':
        return of ?? work.tag;
      case 'lesson':
        return of ?? work.slug;
      default:
        return short(work.kind);
    }
  };

  const reason = ({ reason: given }: DayTask): string => {
    switch (given.code) {
      case 'worth':
        return given.points === null ? why('worth') : why('worth_points', { points: given.points });
      case 'behind-target':
        return why('behind-target', { measure: measure(given.measure) });
      default:
        return why(given.code);
    }
  };

  /** A whole day in a line; what occurs twice is named once. */
  const list = (tasks: readonly DayTask[]): string =>
    [...new Set(tasks.map(shortName))].join(short('between'));

  return { name, reason, list };
}
