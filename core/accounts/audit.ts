/** What members of the staff do that is written down, and on what kind of thing each of it is done. */

export const auditActions = {
  essays_of: 'user',
  essay_read: 'essay',
  essay_scored: 'essay',
  essay_unscored: 'essay',
  key_doubt_settled: 'question',
  feedbacks_of: 'user',
  feedbacks_listed: 'feedback',
  feedback_picture_read: 'user',
  feedback_handled: 'feedback',
  enquiries_listed: 'enquiry',
  enquiry_handled: 'enquiry',
  comment_reviewed: 'comment',
  comment_hidden: 'comment',
  orders_of: 'user',
  orders_listed: 'order',
  order_decided: 'order',
  roster_changed: 'shift',
  users_found: 'user',
  recipient_found: 'user',
  message_sent: 'user',
  sessions_ended: 'user',
  role_changed: 'user',
  factor_reset: 'user',
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];
