import { expect, test } from 'vitest';
import { localise } from './localised.ts';

const course = {
  name: 'brush-up',
  seats: 12,
  begins: null,
  title: { zh_cn: '刷题', en: 'Brush-up' },
  syllabus: [{ title: { zh_cn: '{company} 的第一课', en: 'The first lesson at {company}' } }],
};

test('content is seen in one language, down to its last list', () => {
  expect(localise(course, 'en', 'Beacon GRE')).toEqual({
    name: 'brush-up',
    seats: 12,
    begins: null,
    title: 'Brush-up',
    syllabus: [{ title: 'The first lesson at Beacon GRE' }],
  });
  expect(localise(course, 'zh_cn', '灯塔 GRE').syllabus[0]?.title).toBe('灯塔 GRE 的第一课');
});
