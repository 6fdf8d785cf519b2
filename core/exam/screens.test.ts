import { describe, expect, test } from 'vitest';
import { type HeaderState, headerButtons, helpTabs, litButton, sectionBar, shownTime } from './screens.ts';

const verbal = { question_type: 'fill', exercise_type: 'verbal' } as const;
const quant = { question_type: 'math', exercise_type: 'quant' } as const;
const essay = { question_type: 'write', exercise_type: 'write' } as const;

/** `mark-` is a disabled Mark. */
const shown = (state: Partial<HeaderState>) =>
  headerButtons({
    screen: 'exercise',
    exerciseIndex: 1,
    exercise: verbal,
    hasChosen: false,
    check: 'never',
    ...state,
  })
    .map(({ button, isDisabled }) => (isDisabled ? `${button}-` : button))
    .join(' ');

describe('exam header buttons per screen', () => {
  test.each<[string, Partial<HeaderState>, string]>([
    [
      'Before-section: exit, save, help, continue. Mark, review and back are disabled.',
      { screen: 'before', exerciseIndex: 0 },
      'exit save mark- review- help back- continue',
    ],
    [
      'Exercise: exit, save, mark, …, review, help, next, and back.',
      {},
      'exit save mark review help back next',
    ],
    [
      'calculator (quant questions only)',
      { exercise: quant },
      'exit save calculator mark review help back next',
    ],
    ['Back shows only when the index is above 0', { exerciseIndex: 0 }, 'exit save mark review help next'],
    [
      '… and the question is not a write question; review (hidden for write questions)',
      { exercise: essay },
      'exit save mark help next',
    ],
    [
      'in practice, an answer may be checked',
      { check: 'ready' },
      'exit save mark review help back next check',
    ],
    ['… once there is one', { check: 'unanswered' }, 'exit save mark review help back next check-'],
    ['Exit: continue, exit.', { screen: 'exit' }, 'continue exit'],
    ['Pause and section-end: continue.', { screen: 'pause' }, 'continue'],
    ['Pause and section-end: continue.', { screen: 'sectionEnd' }, 'continue'],
    [
      'Review and help: return, plus a go-to-question button. It is disabled until a question is chosen',
      { screen: 'review' },
      'return goToQuestion-',
    ],
    ['… and then enabled', { screen: 'review', hasChosen: true }, 'return goToQuestion'],
    ['… and is absent on help.', { screen: 'help', hasChosen: true }, 'return'],
    ['Save: quit.', { screen: 'save' }, 'quit'],
  ])('“%s”', (_, state, buttons) => {
    expect(shown(state)).toBe(buttons);
  });
});

test('the lit button is Next, or the check where an answer may be checked', () => {
  const litIn = (check: HeaderState['check']) =>
    litButton(
      'exercise',
      headerButtons({ screen: 'exercise', exerciseIndex: 1, exercise: verbal, hasChosen: false, check }),
    );
  expect(litIn('never')).toBe('next');
  expect(litIn('unanswered')).toBe('check');
  expect(litIn('ready')).toBe('check');
});

test('“The help screen has three tabs: General Directions, Calculator, Testing Tools.”', () => {
  expect(helpTabs).toEqual(['General Directions', 'Calculator', 'Testing Tools']);
});

describe('the section bar', () => {
  const bar = { sectionIndex: 1, sections: 5, exerciseIndex: 3, exercises: 12 };

  test('“reads ‘Section N of M | Question N of M’”', () => {
    expect(sectionBar({ type: 'GREPREP', ...bar })).toBe('Section 2 of 5 | Question 4 of 12');
  });

  test('“Practice-type exams show only the question part.”', () => {
    expect(sectionBar({ type: 'JIJING', ...bar })).toBe('Question 4 of 12');
  });

  test('names no question where there is none', () => {
    expect(sectionBar({ type: 'GREPREP', ...bar, exerciseIndex: null })).toBe('Section 2 of 5');
    expect(sectionBar({ type: 'JIJING', ...bar, exerciseIndex: null })).toBe('');
  });

  test('“a countdown. A practice exam shows elapsed time instead.”', () => {
    expect(shownTime('GREPREP', 1000)).toBe('left');
    expect(shownTime('JIJING', 1000)).toBe('elapsed');
    expect(shownTime('GREPREP', null)).toBe('elapsed');
  });
});
