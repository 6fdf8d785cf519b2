/** Texts of what opens over a page, loaded with it: consulting, the offer of a class, the question to log in. */
import { texts } from '#core/texts.ts';

export const shellDialogs = texts({
  consult_title: { zh_cn: '想和哪位老师聊聊？', en: 'Which tutor suits you?' },
  consult_text: {
    zh_cn: '用微信扫码，值班老师在工作日 9:00–18:00 回复。',
    en: 'Scan with WeChat. The tutor on duty answers on weekdays, 9:00–18:00.',
  },
  consult_china: { zh_cn: '国内院校在读', en: 'At a school in China' },
  consult_overseas: { zh_cn: '海外院校在读', en: 'At a school overseas' },
  qr_china: { zh_cn: '国内院校咨询二维码', en: 'QR code for students in China' },
  qr_overseas: { zh_cn: '海外院校咨询二维码', en: 'QR code for students overseas' },
  consult_failed: { zh_cn: '二维码没有加载出来。', en: 'The QR code could not be loaded.' },

  sales_title: { zh_cn: '要不要先听一节课？', en: 'Would a class help?' },
  sales_text: {
    zh_cn: '小班定制、分级直播、录播自学，三种课程都能先看大纲和老师。题库、模考和练习不报课也能用。',
    en: 'Small custom classes, graded live classes and recordings: look at each syllabus and teacher first. The bank, the mock exams and the practice sets need no class.',
  },
  sales_courses: { zh_cn: '看看课程', en: 'See the courses' },
  sales_later: { zh_cn: '先自己学', en: 'Study on my own' },

  prompt_title: { zh_cn: '登录后继续？', en: 'Log in to continue?' },
  prompt_text: {
    zh_cn: '登录后可以收藏和保存题目，查看老师解析。',
    en: 'Log in to collect and save questions and to see the teachers’ analyses.',
  },
  prompt_login: { zh_cn: '去登录', en: 'Log in' },
  prompt_later: { zh_cn: '暂时不用', en: 'Not now' },
});
