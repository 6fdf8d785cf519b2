/** Texts of sharing a report, and of the page that others see. */
import { texts } from '#core/texts.ts';

export const sharingTexts = texts({
  actions: { zh_cn: '保存与分享', en: 'Keep and share' },
  report_pdf: { zh_cn: '报告 PDF', en: 'Report as PDF' },
  paper_pdf: { zh_cn: '试题与答案 PDF', en: 'Paper and answers as PDF' },
  share: { zh_cn: '分享', en: 'Share' },

  title: { zh_cn: '分享这份报告', en: 'Share this report' },
  text: {
    zh_cn: '有链接的人不用登录就能看。页面上没有你的名字和联系方式，可以随时停止。',
    en: 'Whoever has the link can read it without logging in. It shows neither your name nor how to reach you, and you can take it back at any time.',
  },
  hide_scores: { zh_cn: '隐藏分数', en: 'Hide the scores' },
  hide_scores_help: {
    zh_cn: '不显示估分、百分位和难度路径；对错与用时仍可见。',
    en: 'No estimated scores, percentiles or route; right and wrong and times stay.',
  },
  show_essay: { zh_cn: '公开作文', en: 'Show the essay' },
  show_essay_help: {
    zh_cn: '默认不公开作文原文。',
    en: 'Your essay stays private unless you switch this on.',
  },
  show_answers: { zh_cn: '给老师看：带上作答与答案', en: 'For a teacher: with my answers and the key' },
  show_answers_help: {
    zh_cn: '对方登录后才看得到每题的作答、答案和没认准的词。',
    en: 'Whoever logs in sees what you answered, the key and the words you missed.',
  },
  answers_login: {
    zh_cn: '分享者公开了每题的作答与答案，登录后可见。',
    en: 'The candidate shows the answers too; log in to see them.',
  },
  answers_login_button: { zh_cn: '登录', en: 'Log in' },
  card_none: { zh_cn: '这次没有总分', en: 'No total this time' },
  card_done: { zh_cn: '做完 {n} 题', en: '{n} {n|question|questions} done' },
  card_total: { zh_cn: '总分', en: 'Total' },
  card_unofficial: { zh_cn: '非官方估分', en: 'unofficial estimates' },
  card_qr: { zh_cn: '扫码看报告', en: 'Scan to read the report' },
  card_save: { zh_cn: '保存为图片', en: 'Save as a picture' },
  card_file: { zh_cn: '报告卡片', en: 'report-card' },
  card_failed: {
    zh_cn: '没能保存图片，可以直接截屏。',
    en: 'The picture could not be made; a screenshot will do.',
  },
  create: { zh_cn: '生成链接', en: 'Make a link' },
  link: { zh_cn: '分享链接', en: 'Link' },
  copy: { zh_cn: '复制链接', en: 'Copy the link' },
  copied: { zh_cn: '链接已复制', en: 'The link is copied' },
  copy_failed: {
    zh_cn: '没能复制，请手动选中链接。',
    en: 'It could not be copied. Please select the link yourself.',
  },
  once: {
    zh_cn: '请现在复制：链接只显示这一次，我们只保存它的指纹。',
    en: 'Copy it now: it is shown this once, for we keep only its fingerprint.',
  },
  since: { zh_cn: '{day}起已分享。', en: 'Shared since {day}.' },
  since_text: {
    zh_cn: '原链接仍然有效。找不到了可以换一个新的，旧的随即失效。',
    en: 'The link still works. If you have lost it, make a new one; the old one then ends.',
  },
  renew: { zh_cn: '换新链接', en: 'Make a new link' },
  revoke: { zh_cn: '停止分享', en: 'Stop sharing' },
  revoked: { zh_cn: '已停止分享，原链接不能再打开', en: 'No longer shared; the link leads nowhere now' },
  saved: { zh_cn: '已更新', en: 'Updated' },
  failed: { zh_cn: '没有成功，请稍后再试。', en: 'That did not work. Please try again in a moment.' },

  shared_title: { zh_cn: '一份报告', en: 'A shared report' },
  shared_description: {
    zh_cn: '考生本人分享的模考或练习报告。',
    en: 'A report of a mock exam or practice set, shared by its candidate.',
  },
  shared_by: { zh_cn: '由考生本人分享', en: 'Shared by the candidate' },
  shared_hidden: { zh_cn: '分享者没有公开分数。', en: 'The scores are not shared.' },
  shared_pdf: { zh_cn: '下载 PDF', en: 'Download PDF' },
  try_it: { zh_cn: '我也来考一次', en: 'Take a mock exam' },
});
