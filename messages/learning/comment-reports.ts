/** Texts of removing and reporting a comment, and the reasons that its report gives. */
import { texts } from '#core/texts.ts';

export const commentReports = texts({
  report_title: { zh_cn: '哪里不妥？', en: 'What is wrong with it?' },
  report_text: {
    zh_cn: '举报后你不再看到它，由老师审核。',
    en: 'You no longer see it, and a teacher looks at it.',
  },
  reason_spam: { zh_cn: '广告或刷屏', en: 'Advertising or spam' },
  reason_abuse: { zh_cn: '辱骂或人身攻击', en: 'Abuse' },
  reason_leak: { zh_cn: '泄露真题或侵权', en: 'Leaked or stolen content' },
  reason_wrong: { zh_cn: '误导，讲错了', en: 'Misleading or mistaken' },
  reason_other: { zh_cn: '其他', en: 'Something else' },
  remove_title: { zh_cn: '删除这条评论？', en: 'Delete this comment?' },
  remove_text: {
    zh_cn: '删除后不能恢复，别人的回复会保留。',
    en: 'It cannot be undone. Replies of others stay.',
  },
  reported: { zh_cn: '已举报，等待老师审核', en: 'Reported; a teacher will look at it' },
});
