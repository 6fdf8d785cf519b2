import { describe, expect, test } from 'vitest';
import { findFaults, type MessageDraft, readMessage } from '#app/pages/staff/message/message-draft.ts';

const key = '6f2b1f0e-5c1e-4c7e-9a55-0d2f6f1f2a11';
const whole: MessageDraft = {
  key,
  ...{ audience: 'user', userId: '7', nickname: 'Lin', role: 'teacher', link: '' },
  ...{ titleZh: ' 好 ', titleEn: 'Good', bodyZh: '正文', bodyEn: 'Text' },
};

describe('a message as it is typed', () => {
  test('names only whom it is for', () => {
    const message = {
      key,
      title: { zh_cn: '好', en: 'Good' },
      body: { zh_cn: '正文', en: 'Text' },
      link: null,
    };
    expect(readMessage(whole)).toEqual({ audience: 'user', userId: '7', ...message });
    expect(readMessage({ ...whole, audience: 'role' })).toEqual({
      audience: 'role',
      role: 'teacher',
      ...message,
    });
    expect(readMessage({ ...whole, audience: 'all' })).toEqual({ audience: 'all', ...message });
  });

  test.each<[string, Partial<MessageDraft>, object]>([
    ['nothing', {}, {}],
    ['nobody who was chosen', { userId: '', nickname: '' }, { userId: 'recipient' }],
    ['no user where it is for all', { userId: '', audience: 'all' }, {}],
    ['a language that is missing', { titleEn: ' ', bodyZh: '' }, { titleEn: 'missing', bodyZh: 'missing' }],
    ['what is too long', { titleZh: '长'.repeat(61) }, { titleZh: 'title_long' }],
    ['a link to another host', { link: '//evil.example' }, { link: 'link' }],
    ['a page of ours', { link: '/events' }, {}],
  ])('finds fault with %s', (_, change, faults) =>
    expect(findFaults(readMessage({ ...whole, ...change }))).toEqual(faults),
  );
});
