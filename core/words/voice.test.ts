/** The choice of a voice for sentences. */
import { expect, test } from 'vitest';
import { chooseVoice } from './voice.ts';

const offer = (lang: string, localService = true, isDefault = false) => ({
  voiceURI: `${lang} ${localService} ${isDefault}`,
  lang,
  localService,
  default: isDefault,
});

test('an American voice comes first, and among those the default', () => {
  const offers = [
    offer('zh-CN', true, true),
    offer('en-GB', true, true),
    offer('en-US'),
    offer('en_US', true, true),
  ];
  expect(chooseVoice(offers)?.voiceURI).toBe('en_US true true');
  expect(chooseVoice(offers.slice(0, 3))?.lang).toBe('en-US');
  expect(chooseVoice(offers.slice(0, 2))?.lang).toBe('en-GB');
});

test('a voice of a server is no voice, nor is one that speaks another language', () => {
  expect(chooseVoice([offer('en-US', false, true), offer('zh-CN'), offer('eng')])).toBeNull();
  expect(chooseVoice([])).toBeNull();
});

test('Chinese is read by a Chinese voice of the device, the mainland’s first', () => {
  const offers = [offer('en-US'), offer('zh-TW', true, true), offer('zh-CN', false), offer('cmn-Hans-CN')];
  expect(chooseVoice(offers, 'zh_cn')?.lang).toBe('cmn-Hans-CN');
  expect(chooseVoice(offers.slice(0, 3), 'zh_cn')?.lang).toBe('zh-TW');
  expect(chooseVoice(offers.slice(0, 1), 'zh_cn')).toBeNull();
});
