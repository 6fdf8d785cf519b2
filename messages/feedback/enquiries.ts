/** Texts of a question to the tutors, where no code leads to one. */
import { texts } from '#core/texts.ts';

export const consultTexts = texts({
  title: { zh_cn: '想问老师什么？', en: 'What would you like to ask?' },
  text: {
    zh_cn: '写下问题和联系方式，老师在工作日 9:00–18:00 回复。',
    en: 'Leave your question and how to reach you. A tutor answers on weekdays, 9:00–18:00.',
  },
  school: { zh_cn: '你在哪里就读？', en: 'Where do you study?' },
  body: { zh_cn: '问题', en: 'Your question' },
  body_placeholder: {
    zh_cn: '例如：目标 325，还有两个月，该选哪种课？',
    en: 'For instance: I want 325 and have two months. Which class fits?',
  },
  contact: { zh_cn: '怎么联系你', en: 'How to reach you' },
  contact_placeholder: { zh_cn: '微信、邮箱或手机号', en: 'WeChat, e-mail or telephone' },
  contact_help: { zh_cn: '只用来回复这个问题。', en: 'Used to answer this question, and for nothing else.' },
  contact_help_user: {
    zh_cn: '回复也会出现在你的消息里。',
    en: 'The answer also comes to your messages here.',
  },
  send: { zh_cn: '发给老师', en: 'Send' },
  later: { zh_cn: '先不问', en: 'Not now' },
  sent: { zh_cn: '收到了，老师会联系你。', en: 'Received. A tutor will get in touch.' },
  fault_body: { zh_cn: '请写下你的问题', en: 'Please write your question' },
  fault_body_long: { zh_cn: '最多 500 个字', en: 'No more than 500 characters, please' },
  fault_contact: { zh_cn: '请留下联系方式', en: 'Please say how to reach you' },
  on_duty: { zh_cn: '现在值班：{name}', en: 'On duty now: {name}' },
});
