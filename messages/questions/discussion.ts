/** Texts of an open discussion: they come with it, for most who read a question leave it folded. */
import { texts } from '#core/texts.ts';

export const discussionTexts = texts({
  write_comment: { zh_cn: '写评论', en: 'Write a comment' },
  comment_place: { zh_cn: '说说你的思路或疑问', en: 'Say how you see it, or what puzzles you' },
  send: { zh_cn: '发表', en: 'Post' },
  reply: { zh_cn: '回复', en: 'Reply' },
  like: { zh_cn: '赞', en: 'Like' },
  edit: { zh_cn: '修改', en: 'Edit' },
  remove: { zh_cn: '删除', en: 'Delete' },
  report_comment: { zh_cn: '举报', en: 'Report' },
  comments_createdAt: { zh_cn: '最新', en: 'Newest' },
  comments_likes: { zh_cn: '最多赞', en: 'Most liked' },
  more_comments: { zh_cn: '更多评论', en: 'More comments' },
  under_review: { zh_cn: '审核中，只有你能看到', en: 'Under review; only you see it' },
  teacher: { zh_cn: '老师', en: 'Teacher' },
  staff: { zh_cn: '工作人员', en: 'Staff' },
  deleted_comment: { zh_cn: '这条评论已删除或正在审核', en: 'This comment was deleted or is under review' },
  no_comments: { zh_cn: '还没有人讨论', en: 'No discussion yet' },
  no_comments_text: { zh_cn: '第一个说说你的思路。', en: 'Be the first to say how you see it.' },
  login_comment: { zh_cn: '登录后参与讨论', en: 'Log in to join in' },
  cancel: { zh_cn: '取消', en: 'Cancel' },
  answers_to: { zh_cn: '回复 {name}', en: 'to {name}' },
  edited: { zh_cn: '已修改', en: 'edited' },
});
