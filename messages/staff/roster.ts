/** Texts of the roster: who is on duty, and where their codes lead. */
import { texts } from '#core/texts.ts';

export const rosterTexts = texts({
  lede: {
    zh_cn:
      '每周重复，按北京时间。轮到谁，咨询窗口就显示谁的二维码；没有人值班时，用部署时设置的地址，都没有则改为留言表单。',
    en: 'It comes again every week, by Beijing time. Whoever is on duty, the consult dialog shows their codes; with nobody on duty it shows the configured one, and without that a form.',
  },
  now: { zh_cn: '正在值班', en: 'On duty now' },
  empty: { zh_cn: '值班表还是空的', en: 'The roster is empty' },
  add: { zh_cn: '加一班', en: 'Add a shift' },
  change: { zh_cn: '修改', en: 'Change' },
  remove: { zh_cn: '去掉', en: 'Remove' },
  add_title: { zh_cn: '加一班？', en: 'Add a shift?' },
  change_title: { zh_cn: '修改 {name} 的这一班？', en: 'Change this shift of {name}?' },
  form_text: { zh_cn: '一分钟内生效。', en: 'It takes effect within a minute.' },
  remove_title: { zh_cn: '去掉 {name} 的这一班？', en: 'Remove this shift of {name}?' },
  remove_text: { zh_cn: '{when} 不再显示这个二维码。', en: 'The code is no longer shown on {when}.' },
  saved: { zh_cn: '值班表已保存。', en: 'The roster is saved.' },
  name: { zh_cn: '谁', en: 'Who' },
  weekday: { zh_cn: '星期', en: 'Day' },
  starts: { zh_cn: '从', en: 'From' },
  ends: { zh_cn: '到', en: 'Until' },
  ends_help: { zh_cn: '半夜写 24:00', en: 'Midnight is 24:00' },
  url: { zh_cn: '二维码打开的地址', en: 'What the code opens' },
  url_help: {
    zh_cn: '以 https:// 开头，例如企业微信的联系链接。',
    en: 'Beginning with https://, such as a contact link of WeCom.',
  },
  overseas_url: { zh_cn: '海外学员的地址', en: 'For students overseas' },
  has_overseas: { zh_cn: '另有海外二维码', en: 'and a code for overseas' },
  fault: {
    zh_cn: '请填写姓名、时间（如 09:00，结束要晚于开始）和 https:// 开头的地址。',
    en: 'Please give a name, times such as 09:00 with the end after the start, and an address with https://.',
  },
});
