import { describe, expect, test } from 'vitest';
import {
  checkFeedback,
  choosePictures,
  describePlace,
  largestPicture,
  longestDescription,
} from './feedback.ts';

const whole = {
  type: 'bug',
  desc: 'The clock stands still.',
  is_contact: 'email',
  contact: 'me@example.com',
};

describe('the form (specification, section 5)', () => {
  test.each([
    ['a whole form may be sent', {}, {}],
    ['question type required', { type: '' }, { type: 'type' }],
    ['description required', { desc: '  ' }, { desc: 'desc' }],
    ['200 characters are allowed', { desc: '字'.repeat(200) }, {}],
    ['at most 200 characters', { desc: '字'.repeat(201) }, { desc: 'desc_long' }],
    ['a character outside the basic plane counts once', { desc: '😀'.repeat(200) }, {}],
    ['contact method required', { is_contact: '', contact: '' }, { is_contact: 'is_contact' }],
    ['contact text required once a contact method is chosen', { contact: ' ' }, { contact: 'contact' }],
  ])('%s', (_, change, faults) => {
    expect(checkFeedback({ ...whole, ...change })).toEqual(faults);
  });
});

describe('pictures (specification, section 5)', () => {
  const png = { type: 'image/png', size: 1000 };
  const jpg = { type: 'image/jpeg', size: 1000 };

  test.each([
    ['only JPG or PNG', [png, jpg, { type: 'image/gif', size: 10 }], 0, 2, 'format'],
    ['size under 10 MB', [{ ...png, size: largestPicture }], 0, 0, 'size'],
    ['one byte less passes', [{ ...png, size: largestPicture - 1 }], 0, 1, null],
    ['at most 5 images', [png, png], 4, 1, 'count'],
    ['five at once', [png, png, png, png, png, png], 0, 5, 'count'],
  ] as const)('%s', (_, files, already, accepted, fault) => {
    const chosen = choosePictures(files, already);
    expect(chosen.accepted).toHaveLength(accepted);
    expect(chosen.fault).toBe(fault);
  });
});

test('a mock exam is described by exam title, section number and question number', () => {
  const place = { kind: 'mock', title: 'Mock 3', section: 2, question: 7 } as const;
  expect(describePlace('http://x/exams/1/exercise', place, 'zh_cn')).toBe(
    '页面：http://x/exams/1/exercise\n位置：Mock 3 Section 2 Question 7\n',
  );
});

test('a practice set is described by its exercise id', () => {
  expect(describePlace('http://x/e', { kind: 'practice', question: 4, exerciseId: '81' }, 'en')).toBe(
    'Page: http://x/e\nPosition: Question 4 (exercise 81)\n',
  );
});

test('before a section there is no question to name', () => {
  const mock = { kind: 'mock', title: 'Mock 3', section: 2, question: null } as const;
  expect(describePlace('http://x/e', mock, 'en')).toBe('Page: http://x/e\nPosition: Mock 3 Section 2\n');
  expect(describePlace('http://x/e', { kind: 'practice', question: null, exerciseId: null }, 'zh_cn')).toBe(
    '页面：http://x/e\n',
  );
});

test('“At most 200 characters”: a long title leaves room for what is wrong', () => {
  const link = 'https://questions.example.com/exams/1234/exercise?recordId=12345678';
  const place = { kind: 'mock', title: '长'.repeat(120), section: 5, question: 15 } as const;
  expect([...describePlace(link, place, 'zh_cn')].length).toBeLessThan(longestDescription - 50);
});
