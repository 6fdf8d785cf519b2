/** Texts of the buttons that say a word and read a sentence. */
import { texts } from '#core/texts.ts';

export const wordSoundTexts = texts({
  play: { zh_cn: '听 {word} 的读音', en: 'Hear {word}' },
  failed: {
    zh_cn: '读音没有放出来，看看网络，再点一次。',
    en: 'The sound did not play. Check the connection and press again.',
  },
  read: { zh_cn: '读这句话', en: 'Read this sentence aloud' },
  stop: { zh_cn: '停下', en: 'Stop reading' },
});
