import { describe, expect, it } from 'vitest';
import { readWanted, veilAddress, veilEmail, veilPhone } from './lookup.ts';

const nothing = { email: null, phone: null, id: null, nickname: null };

describe('what is looked for', () => {
  it.each([
    [' Wen@Example.COM ', { email: 'wen@example.com', nickname: 'Wen@Example.COM' }],
    ['138 0013 8000', { phone: '+8613800138000', nickname: '138 0013 8000' }],
    ['+44 20 7946 0958', { phone: '+442079460958', nickname: '+44 20 7946 0958' }],
    ['7', { id: '7' }],
    ['2026', { id: '2026', nickname: '2026' }],
    ['小林', { nickname: '小林' }],
    ['林', {}],
    ['', {}],
  ])('“%s”', (words, expected) => {
    expect(readWanted(words)).toEqual({ ...nothing, ...expected });
  });
});

describe('what is shown of a contact', () => {
  it.each([
    ['wen.li@example.com', 'w***@example.com'],
    ['w@example.com', 'w***@example.com'],
    ['李@example.com', '李***@example.com'],
  ])('%s', (email, shown) => expect(veilEmail(email)).toBe(shown));

  it.each([
    ['+8613800138000', '+86138****8000'],
    ['+12025550', '+12****5550'],
  ])('%s', (phone, shown) => expect(veilPhone(phone)).toBe(shown));
});

describe('what is shown of a network address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:*'],
    ['::1', '::1'],
    ['unknown', 'unknown'],
  ])('%s', (address, shown) => expect(veilAddress(address)).toBe(shown));
});
