/** Texts of the note that is written beside a question: for those who are logged in, when the editor comes. */
import { texts } from '#core/texts.ts';

export const noteTexts = texts({
  title: { zh_cn: '我的笔记', en: 'My note' },
  place: { zh_cn: '写下你怎么想的，会自动保存', en: 'Write what you thought; it saves itself' },
  saving: { zh_cn: '正在保存', en: 'Saving' },
  saved: { zh_cn: '已保存', en: 'Saved' },
  failed: { zh_cn: '还没有保存，联网后会再试', en: 'Not saved yet; it will be tried again' },
  conflict: {
    zh_cn: '这条笔记在别处改过，现在是：',
    en: 'This note was changed elsewhere. It now says:',
  },
  theirs: { zh_cn: '用别处的', en: 'Use that one' },
  mine: { zh_cn: '保留我的', en: 'Keep mine' },
});
