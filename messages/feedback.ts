/** Texts of the feedback dialog and of what follows it; the Chinese ones are the specification's, sections 5 and 8. */
import { texts } from '#core/texts.ts';

export const feedbackTexts = texts({
  title: { zh_cn: '遇到了什么问题？', en: 'What went wrong?' },
  intro: {
    zh_cn: '写下你看到的和你期待的，附上截图会快很多。',
    en: 'Tell us what you saw and what you expected. A screenshot helps a lot.',
  },
  type: { zh_cn: '问题类型', en: 'Kind of problem' },
  type_placeholder: { zh_cn: '请选择', en: 'Please choose' },
  desc: { zh_cn: '具体描述', en: 'Description' },
  pictures: { zh_cn: '截图', en: 'Screenshots' },
  pictures_help: {
    zh_cn: '最多 5 张 JPG 或 PNG，每张小于 10 MB；可以粘贴或拖进来。',
    en: 'Up to 5, JPG or PNG, under 10 MB each; paste or drop them here.',
  },
  add: { zh_cn: '选择图片', en: 'Choose pictures' },
  shoot: { zh_cn: '截取当前页面', en: 'Capture this page' },
  shooting: { zh_cn: '正在截取', en: 'Capturing' },
  remove: { zh_cn: '删除第 {n} 张图片', en: 'Remove picture {n}' },
  picture: { zh_cn: '第 {n} 张图片', en: 'Picture {n}' },
  uploading: { zh_cn: '正在上传第 {n} 张，{percent}%', en: 'Uploading picture {n}, {percent}%' },
  upload_failed: { zh_cn: '没有收到回应，请检查网络。', en: 'No answer came; please check your network.' },
  picture_failed: {
    zh_cn: '第 {n} 张没有上传成功，可以重传，也可以删掉。{why}',
    en: 'Picture {n} was not uploaded; send it again, or remove it. {why}',
  },
  retry: { zh_cn: '重传第 {n} 张图片', en: 'Send picture {n} again' },
  shoot_failed: {
    zh_cn: '没有截取成功，可以用系统截图后粘贴进来。',
    en: 'Capturing did not work. Please paste a screenshot of your own.',
  },
  contact_method: { zh_cn: '联系方式', en: 'How may we reach you?' },
  contact: { zh_cn: '联系方式内容', en: 'Your address' },
  contact_placeholder: { zh_cn: '请填写邮箱或微信', en: 'E-mail or WeChat' },
  send: { zh_cn: '提交反馈', en: 'Send' },
  cancel: { zh_cn: '先不反馈', en: 'Not now' },
  load_failed: { zh_cn: '表单没有加载出来。', en: 'The form could not be loaded.' },
  wait: { zh_cn: '图片还在上传，请稍等。', en: 'Pictures are still being uploaded. One moment, please.' },

  fault_type: { zh_cn: '请选择问题类型', en: 'Please choose the kind of problem' },
  fault_desc: { zh_cn: '请填写具体描述', en: 'Please describe it' },
  fault_desc_long: { zh_cn: '最多 200 个字', en: 'No more than 200 characters, please' },
  fault_is_contact: { zh_cn: '请选择联系方式', en: 'Please choose how we may reach you' },
  fault_contact: { zh_cn: '请填写联系方式', en: 'Please fill in your address' },
  fault_format: { zh_cn: '上传图片只能是 JPG 和 PNG 格式', en: 'Pictures must be JPG or PNG' },
  fault_size: { zh_cn: '上传图片大小不能超过 10MB', en: 'A picture must be under 10 MB' },
  fault_count: {
    zh_cn: '最多支持上传5张图片,您已上传5张,请删除后再添加',
    en: 'No more than 5 pictures: please remove one before you add another',
  },
  success: {
    zh_cn: '反馈建议提交成功！感谢您的支持，我们的运营团队将会马上处理！',
    en: 'Your feedback has been sent. Thank you: our team will look into it at once.',
  },
});

/** The choices of the form. */
export const feedbackChoices = texts({
  bug: { zh_cn: 'Bug 反馈', en: 'Bug feedback' },
  content: { zh_cn: '题目或内容有误', en: 'A mistake in a question or text' },
  feature: { zh_cn: '功能建议', en: 'A suggestion' },
  other: { zh_cn: '其他', en: 'Something else' },
  wechat: { zh_cn: '微信', en: 'WeChat' },
  email: { zh_cn: '邮箱', en: 'E-mail' },
});

export const feedbackNotices = texts({
  new_title: { zh_cn: '新的反馈：{type}', en: 'New feedback: {type}' },
  new_body: { zh_cn: '详情在反馈台。', en: 'See the feedback desk.' },
  enquiry_title: { zh_cn: '新的咨询留言', en: 'A new question to the tutors' },
  enquiry_body: { zh_cn: '内容在反馈台的“咨询”里。', en: 'See the feedback desk, under questions.' },
  enquiry_answered: { zh_cn: '老师回复了你的咨询', en: 'A tutor has answered your question' },
  answered_title: { zh_cn: '你的反馈有了回复', en: 'Your feedback has been answered' },
  answered_body: { zh_cn: '{answer}\n\n你写的是：“{desc}”', en: '{answer}\n\nYou wrote: “{desc}”' },
  handled_title: { zh_cn: '你的反馈已处理', en: 'Your feedback has been handled' },
  handled_body: { zh_cn: '谢谢你告诉我们：“{desc}”', en: 'Thank you for telling us: “{desc}”' },
});
