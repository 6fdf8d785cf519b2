import { describe, expect, it } from 'vitest';
import { forms } from '../questions/kinds.ts';
import { lessonOfForm, lessonOfTag, lessonsOfQuestion } from './topics.ts';

describe('the lesson of a topic', () => {
  it.each([
    ['blank.concession', 'blank.concession'],
    ['tone.negative', 'tone'],
    ['passage.long', 'form.long-passage'],
    ['issue.policy', 'essay.task'],
    ['passage.medium', null],
    ['field.social', null],
    ['blank', null],
  ])('of %s is %s', (tag, lesson) => expect(lessonOfTag(tag)).toBe(lesson));
});

describe('the lesson of a form', () => {
  it('is there for all but those whose skills say it all', () => {
    expect(forms.filter((form) => lessonOfForm(form) === null)).toEqual(['rc-one']);
    expect(lessonOfForm('rc-many')).toBe('form.all-that-apply');
    expect(lessonOfForm('essay')).toBe('essay.task');
  });
});

describe('the lessons of a question', () => {
  it('are its skills in their order, and its form last', () => {
    const tags = ['blank.cause', 'tone.positive', 'field.social'];
    expect(lessonsOfQuestion({ form: 'tc2', tags })).toEqual(['blank.cause', 'tone', 'form.tc2']);
  });

  it('may be none', () => {
    expect(lessonsOfQuestion({ form: 'rc-one', tags: ['field.social'] })).toEqual([]);
  });
});
