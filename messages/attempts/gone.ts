/** Texts of the page for an attempt that cannot go on. */
import { texts } from '#core/texts.ts';

export const goneAttemptTexts = texts({
  dropped_title: { zh_cn: '这次作答已经放弃', en: 'This attempt was given up' },
  dropped_lead: {
    zh_cn: '你后来从头再来过，或开始后一直没有作答',
    en: 'You started again after it, or left it for long without an answer',
  },
  dropped_text: {
    zh_cn:
      '这个地址里的作答不再继续。可以在这套题的页面上重新开始；新的那一次，还有交卷后的报告，也都在那里。',
    en: 'The attempt at this address does not go on. On the page of this exam or set you can begin again; a newer one, and its report once submitted, are there as well.',
  },
  unknown_title: { zh_cn: '没有找到这次作答', en: 'We could not find this attempt' },
  unknown_lead: { zh_cn: '它不在你的账号里', en: 'It is not in your account' },
  unknown_text: {
    zh_cn:
      '你现在登录的是“{nickname}”。如果这次作答属于你的另一个账号，请换到那个账号再打开；也可能是链接少抄了一段。',
    en: 'You are logged in as “{nickname}”. If the attempt belongs to another account of yours, please log in there and open it again. The link may also have lost a part.',
  },
  to_exam: { zh_cn: '打开这套题', en: 'Open the exam or set' },
  to_exams: { zh_cn: '去模考', en: 'Go to mock exams' },
  to_reports: { zh_cn: '我的报告', en: 'My reports' },
});
