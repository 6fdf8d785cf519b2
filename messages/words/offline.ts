/** The notice that stands where a page is not kept and there is no network. */
import { texts } from '#core/texts.ts';

export const offlineTexts = texts({
  house: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' },
  ways: { zh_cn: '接下来', en: 'What next' },
  title: { zh_cn: '现在没有网络', en: 'You are offline' },
  text: {
    zh_cn: '这一页没有存在这台设备上。连上网络再打开；开了头的单词可以接着学。',
    en: 'This page is not kept on this device. Open it again once you are online; a session of words that has begun goes on.',
  },
  again: { zh_cn: '再试一次', en: 'Try again' },
  to_session: { zh_cn: '接着学单词', en: 'Go on with words' },
});
