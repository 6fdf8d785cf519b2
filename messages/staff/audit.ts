/** Texts of the audit trail: what each deed is called. */
import type { AuditAction } from '#core/accounts/audit.ts';
import { type Text, texts } from '#core/texts.ts';

export const auditActionTexts = texts({
  essays_of: { zh_cn: '查看了此人的作文列表', en: 'Looked at somebody’s essays' },
  essay_read: { zh_cn: '打开了一篇作文', en: 'Read an essay' },
  essay_scored: { zh_cn: '给作文评分', en: 'Scored an essay' },
  essay_unscored: { zh_cn: '撤回作文评分', en: 'Took a score back' },
  key_doubt_settled: { zh_cn: '复核了存疑答案', en: 'Settled a doubtful key' },
  feedbacks_of: { zh_cn: '查看了此人的反馈', en: 'Looked at somebody’s feedback' },
  feedbacks_listed: { zh_cn: '翻看了全部反馈', en: 'Went through everybody’s feedback' },
  feedback_picture_read: { zh_cn: '看了此人反馈里的图片', en: 'Looked at a picture of somebody’s feedback' },
  feedback_handled: { zh_cn: '处理了反馈', en: 'Handled feedback' },
  comment_reviewed: { zh_cn: '审核了评论', en: 'Reviewed a comment' },
  comment_hidden: { zh_cn: '举报并隐藏了评论', en: 'Reported a comment, which hid it' },
  orders_of: { zh_cn: '查看了此人的订单', en: 'Looked at somebody’s orders' },
  orders_listed: { zh_cn: '翻看了全部订单', en: 'Went through everybody’s orders' },
  order_decided: { zh_cn: '处理了订单', en: 'Decided an order' },
  users_found: { zh_cn: '查找了用户', en: 'Looked people up' },
  recipient_found: { zh_cn: '查看了收件人', en: 'Looked up a recipient' },
  message_sent: { zh_cn: '发了消息', en: 'Sent a message' },
  sessions_ended: { zh_cn: '让此人退出全部登录', en: 'Logged somebody out' },
  role_changed: { zh_cn: '改变了角色', en: 'Changed a role' },
  factor_reset: { zh_cn: '解除了两步验证', en: 'Removed a second step' },
} satisfies Record<AuditAction, Text>);

export const auditTexts = texts({
  lede: {
    zh_cn: '工作人员做过的事，新的在前。只能添加，谁都不能修改或删除。',
    en: 'What members of the staff did, newest first. It is only ever added to; nobody can change it.',
  },
  empty: { zh_cn: '没有这样的记录', en: 'No such entries' },
  filter: { zh_cn: '筛选', en: 'Filter' },
  person: { zh_cn: '用户编号', en: 'User number' },
  person_help: { zh_cn: '此人做的，或对此人做的', en: 'Done by them, or about them' },
  action: { zh_cn: '操作', en: 'Action' },
  any_action: { zh_cn: '全部操作', en: 'Every action' },
  day: { zh_cn: '日期', en: 'Day' },
  show: { zh_cn: '查看', en: 'Show' },
  operator: { zh_cn: '命令行', en: 'Command line' },
  left: { zh_cn: '已注销（编号 {id}）', en: 'Left (no. {id})' },
  col_when: { zh_cn: '时间', en: 'When' },
  col_who: { zh_cn: '谁', en: 'Who' },
  col_what: { zh_cn: '做了什么', en: 'What' },
  col_target: { zh_cn: '对象', en: 'On what' },
  col_network: { zh_cn: '网络', en: 'Network' },
  kind_user: { zh_cn: '用户', en: 'User' },
  kind_essay: { zh_cn: '作文', en: 'Essay' },
  kind_question: { zh_cn: '题目', en: 'Question' },
  kind_feedback: { zh_cn: '反馈', en: 'Feedback' },
  kind_comment: { zh_cn: '评论', en: 'Comment' },
  kind_order: { zh_cn: '订单', en: 'Order' },
});
