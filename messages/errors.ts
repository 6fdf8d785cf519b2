/** What the API says when something goes wrong: kind, plain, and with a way on. */
import type { ErrorName } from '#contract/errors.ts';
import { type Text, texts } from '#core/texts.ts';

/** One text for each error of the contract. */
export const errorTexts = texts({
  INVALID_INPUT: {
    zh_cn: '有些内容还需要修改，请检查后再提交。',
    en: 'Some of this needs a change. Please check it and try again.',
  },
  MALFORMED_BODY: {
    zh_cn: '提交的内容无法读取，请刷新页面后重试。',
    en: 'We could not read what was sent. Please reload the page and try again.',
  },
  LOGIN_REQUIRED: { zh_cn: '请先登录，登录后即可继续。', en: 'Please log in to continue.' },
  FORBIDDEN: {
    zh_cn: '你的账号没有这项权限。如需开通，请联系我们。',
    en: 'Your account cannot do this. If you think it should, please contact us.',
  },
  SECOND_FACTOR_NEEDED: {
    zh_cn: '这个账号开启了两步验证，请再输入验证器上的验证码。',
    en: 'This account uses two-step verification. Please also enter the code from your authenticator app.',
  },
  CHALLENGE_EXPIRED: {
    zh_cn: '等待时间过长，请从头登录一次。',
    en: 'That took too long. Please log in again from the start.',
  },
  SECOND_FACTOR_REQUIRED: {
    zh_cn: '工作台要求两步验证。请先在“安全”页面开启。',
    en: 'The staff desk asks for two-step verification. Please turn it on at your Security page first.',
  },
  SECOND_FACTOR_STATE: {
    zh_cn: '两步验证的状态已经变化，请刷新页面后再试。',
    en: 'Two-step verification has changed in the meantime. Please reload the page and try again.',
  },
  FRESH_LOGIN_NEEDED: {
    zh_cn: '为了你的账号安全，请重新登录一次，并在 10 分钟内完成这项操作。',
    en: 'To keep your account safe, please log in once more and do this within ten minutes.',
  },
  LAST_ADMIN: {
    zh_cn: '这是最后一位管理员，请先指定另一位。',
    en: 'This is the last administrator. Please appoint another one first.',
  },
  OWN_SECOND_FACTOR: {
    zh_cn: '自己的两步验证不能在这里解除。请在“安全”页面关闭，需要验证码或恢复码。',
    en: 'Your own two-step verification cannot be removed here. Please turn it off at your Security page, with a code from the app or a recovery code.',
  },
  FOREIGN_ORIGIN: {
    zh_cn: '请求来自其他网站，为了你的账号安全已被拦截。请回到本站操作。',
    en: 'This request came from another site, so we stopped it to protect your account. Please try again from our pages.',
  },
  NOT_FOUND: {
    zh_cn: '没有找到你要的内容，它可能已被移动或删除。',
    en: 'We could not find this. It may have been moved or removed.',
  },
  NO_SUCH_ENDPOINT: {
    zh_cn: '没有这个接口，请查看接口文档 /api/docs。',
    en: 'There is no such call. Please see the documentation at /api/docs.',
  },
  METHOD_NOT_ALLOWED: {
    zh_cn: '该接口不支持这种请求方法，请查看接口文档 /api/docs。',
    en: 'This path does not take that method. Please see the documentation at /api/docs.',
  },
  CONFLICT: {
    zh_cn: '内容已在别处更新，请刷新后再试。',
    en: 'This has changed in the meantime. Please reload and try again.',
  },
  RECORD_LIMIT_REACHED: {
    zh_cn: '本套试题最多可提交 {limit} 次，你已达到上限。可以查看已有的报告，或选择其他试题。',
    en: 'This exam can be submitted {limit} {limit|time|times}, and you have reached the limit. You can still read your reports, or choose another exam.',
  },
  RECORD_TAKEN: {
    zh_cn: '这次作答正在另一个页面进行。你可以回到那个页面，或在这里接着做。',
    en: 'This attempt is open in another tab. You can go back to that tab, or take over here.',
  },
  RECORD_CLOSED: {
    zh_cn: '这次作答已经交卷，答案不再更改。你可以查看报告。',
    en: 'This attempt has been submitted, so its answers stay as they are. You can read its report.',
  },
  SECTION_CLOSED: {
    zh_cn: '这一部分已经结束，不能再作答。请继续下一部分。',
    en: 'This section has ended, so it takes no more answers. Please go on with the next one.',
  },
  SECTION_PAUSED: {
    zh_cn: '这一部分的计时已暂停，现在不能作答。请先继续考试。',
    en: 'The clock of this section is paused, so it takes no answers now. Please resume the exam first.',
  },
  SECTION_AHEAD: {
    zh_cn: '这一部分还没有开始。请先完成前面的部分，再打开它。',
    en: 'This section has not begun yet. Please finish the ones before it, then open it.',
  },
  RECORD_DROPPED: {
    zh_cn: '这次作答已经放弃：你后来从头再来过，或者开始后一直没有作答。请从这套题的页面进入。',
    en: 'This attempt was given up: you started again after it, or it was left for long without an answer. Please go on from the page of its set.',
  },
  RECORD_UNFINISHED: {
    zh_cn: '还没有做到最后一部分。要现在交卷，请使用“退出”。',
    en: 'You have not reached the last section yet. To submit now, please use Exit.',
  },
  ANSWER_FIXED: {
    zh_cn: '已经看过这一题的答案，不能再修改。',
    en: 'You have seen the answer to this question, so yours stays as it is.',
  },
  ANSWER_TOO_LONG: {
    zh_cn: '这个答案太长，没有保存。作文最多 30,000 个字符，其他题的每一处最多 40 个字符，请缩短后重试。',
    en: 'This answer is too long and was not saved. An essay takes 30,000 characters, any other entry 40: please shorten it and try again.',
  },
  LEARNING_LIMIT_REACHED: {
    zh_cn: '已达到上限（{limit}），请先整理后再添加。',
    en: 'You have reached the limit of {limit}. Please tidy up before adding more.',
  },
  BODY_TOO_LARGE: {
    zh_cn: '提交的内容太大，请精简后重试。',
    en: 'That is too large to send. Please make it smaller and try again.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    zh_cn: '不支持这种内容格式，请换一种格式后重试。',
    en: 'We cannot take this format. Please try another one.',
  },
  TOO_MANY_REQUESTS: {
    zh_cn: '操作太频繁了，请在 {seconds} 秒后再试。',
    en: 'That was a lot at once. Please try again in {seconds} {seconds|second|seconds}.',
  },
  KEY_CLOSED: {
    zh_cn: '交卷之后才能下载答案与解析。',
    en: 'Answers and analyses open once you have submitted this.',
  },
  QUESTION_RESERVED: {
    zh_cn: '这部分内容属于“{exam}”。为了让你的模考成绩真实可信，交卷之后才会向你开放。',
    en: 'This belongs to {exam}. It opens to you once you have submitted that exam, so that your score there is a real one.',
  },
  QUESTION_WITHHELD: {
    zh_cn: '你的“{exam}”还没有交卷。在那之前，其中的题目和同类的题目暂不显示；交卷后马上恢复。',
    en: 'You have {exam} open. Its questions, and those like them, come back as soon as you submit it.',
  },
  PDF_BUSY: {
    zh_cn: '排队生成 PDF 的人较多，请在 {seconds} 秒后再试。',
    en: 'Many PDFs are being made right now. Please try again in {seconds} {seconds|second|seconds}.',
  },
  PDF_SLOW: {
    zh_cn: '这份 PDF 没能按时生成，请稍后再试。',
    en: 'This PDF took too long to make. Please try again in a moment.',
  },
  PDF_FAILED: {
    zh_cn: '这份 PDF 没能生成，我们已记录下来。网页上的内容不受影响。',
    en: 'This PDF could not be made, and we have noted it. The page itself is not affected.',
  },
  INTERNAL: {
    zh_cn: '服务器开了小差，请稍后重试。如果问题一直存在，请告诉我们。',
    en: 'Something went wrong on our side. Please try again; if it keeps happening, let us know.',
  },
  UNAVAILABLE: {
    zh_cn: '服务暂时繁忙，请稍后再试。你已保存的内容不会丢失。',
    en: 'We are busy right now. Please try again in a moment; what you have saved is safe.',
  },
  NOT_CONFIGURED: {
    zh_cn: '此功能尚未开通，请换一种方式，或联系我们。',
    en: 'This is not set up here yet. Please use another way, or contact us.',
  },
  CODE_REFUSED: {
    zh_cn: '验证码不正确或已失效，请检查，或重新获取一个。',
    en: 'That code is wrong or no longer valid. Please check it, or ask for a new one.',
  },
  WECHAT_REFUSED: {
    zh_cn: '微信登录没有完成，请重新扫码。',
    en: 'Logging in with WeChat did not finish. Please scan the code again.',
  },
  LOGIN_FAILED: {
    zh_cn: '邮箱或密码不正确。可以再试一次，或找回密码。',
    en: 'The e-mail or password is not right. Please try again, or reset your password.',
  },
  REGISTRATION_REFUSED: {
    zh_cn: '暂时无法用这些信息注册。如果你已有账号，请直接登录或找回密码；我们也会把说明发到这个邮箱。',
    en: 'We could not create an account with these details. If you already have one, please log in or reset your password; we also send a note to this address.',
  },
  ADDRESS_UNPROVED: {
    zh_cn: '名额有限，请先在“账号”页验证邮箱或手机号，再来报名。',
    en: 'Seats are limited. Please confirm your e-mail or phone on your Account page first, then sign up.',
  },
  REGISTRATION_CLOSED: {
    zh_cn: '本站目前不开放自行注册。已有账号可以直接登录；需要账号请联系我们。',
    en: 'New accounts are not open to everyone here. If you have one, please log in; if you need one, please contact us.',
  },
  INVITE_CLOSED: {
    zh_cn: '这个邀请已过期或名额已满，请让邀请人再发一个。',
    en: 'This invitation has expired or is used up. Please ask for a new one.',
  },
  INVITE_LIMIT_REACHED: {
    zh_cn: '你最多可以同时保留 {limit} 个有效邀请，请先关闭不用的。',
    en: 'You can keep {limit} open {limit|invitation|invitations} at a time. Please close one first.',
  },
  WECHAT_TAKEN: {
    zh_cn: '这个微信已绑定另一个账号，请先在那个账号里解除绑定。',
    en: 'This WeChat is linked to another account. Please unlink it there first.',
  },
  LAST_LOGIN_WAY: {
    zh_cn: '这是你唯一的登录方式，请先绑定邮箱或手机号。',
    en: 'This is your only way to log in. Please add an e-mail or a phone number first.',
  },
  IMAGE_REFUSED: {
    zh_cn: '无法读取这张图片，请换一张 JPG、PNG 或 WebP 图片。',
    en: 'We could not read this picture. Please use a JPG, PNG or WebP.',
  },
  LOCKED_OUT: {
    zh_cn: '{why}请在 {minutes} 分钟后再试。',
    en: '{why} Please try again in {minutes} {minutes|minute|minutes}.',
  },
  WECHAT_NOT_CONFIGURED: {
    zh_cn: '本站尚未开通微信登录，请用邮箱登录。',
    en: 'Logging in with WeChat is not set up here. Please use your e-mail.',
  },
  SMS_NOT_CONFIGURED: {
    zh_cn: '本站尚未开通短信验证码，请用邮箱。',
    en: 'Codes by text message are not set up here. Please use your e-mail.',
  },
  EVENT_FULL: {
    zh_cn: '名额已满。有人取消时名额会重新开放，也可以看看其他活动。',
    en: 'All seats are taken. A seat opens when somebody cancels; you can also look at the other events.',
  },
  EVENT_CLOSED: {
    zh_cn: '这个活动的报名已经截止。',
    en: 'Sign-up for this event has closed.',
  },
  COURSE_FULL: {
    zh_cn: '这一期的名额已满。可以选择下一期，或咨询值班老师。',
    en: 'This class is full. You can choose the next one, or ask the tutor on duty.',
  },
  ORDER_CONFIRMED: {
    zh_cn: '订单已经确认，如需取消请联系值班老师。',
    en: 'This order is confirmed. To cancel it, please ask the tutor on duty.',
  },
  PICTURE_TOO_LARGE: { zh_cn: '上传图片大小不能超过 10MB', en: 'A picture must be under 10 MB' },
  PICTURE_TOO_DETAILED: {
    zh_cn: '这张图片有 {width}×{height} 像素，太大了。请截取其中一部分，或缩小后再上传。',
    en: 'This picture has {width} × {height} pixels, which is too many. Please crop or shrink it and try again.',
  },
  PICTURE_FAILED: {
    zh_cn: '这张图片没能处理完。请换一张，或缩小后再上传。',
    en: 'We could not get through this picture. Please use another one, or shrink it and try again.',
  },
  NO_WORDS_TO_EXPORT: {
    zh_cn: '这里还没有词。先学几个、收几个，再来导出。',
    en: 'There are no words here yet. Learn or keep a few, then export them.',
  },
  WORDS_FILE_UNKNOWN: {
    zh_cn: '这个文件不是 Anki 牌组，也不是单词列表。请选 .apkg、.csv 或 .txt 文件。',
    en: 'This is neither an Anki deck nor a list of words. Please choose an .apkg, .csv or .txt file.',
  },
  WORDS_FILE_NEWER: {
    zh_cn: '这个牌组的格式比我们认识的新。请在 Anki 导出时勾选“兼容旧版 Anki”，再上传。',
    en: 'This deck is in a newer format than we know. In Anki, export it with “Support older Anki versions” ticked.',
  },
  WORDS_FILE_BROKEN: {
    zh_cn: '这个文件不完整或已损坏，没有导入任何内容。请重新导出一份再试。',
    en: 'This file is incomplete or damaged; nothing was imported. Please export it again and try once more.',
  },
  WORDS_FILE_TOO_LARGE: {
    zh_cn: '文件太大了（上限 40 MB）。请在 Anki 导出时不勾选“包含媒体”，再上传。',
    en: 'This file is too large (40 MB at most). In Anki, export it without “Include media” and try again.',
  },
  WORDS_FILE_TOO_MANY: {
    zh_cn: '这个文件超过三万条，没有导入任何内容。请分成几个牌组导出后再试。',
    en: 'This file has more than 30,000 notes; nothing was imported. Please export it in several decks.',
  },
  WORDS_FILE_FAILED: {
    zh_cn: '这个文件没能读完，没有导入任何内容。请换小一些的牌组，或导出成文本再试。',
    en: 'We could not get through this file; nothing was imported. Please try a smaller deck, or export it as text.',
  },
  WORDS_FILE_BUSY: {
    zh_cn: '正在处理其他人的文件，请过半分钟再试。',
    en: 'We are busy with other people’s files. Please try again in half a minute.',
  },
  PICTURE_REFUSED: { zh_cn: '上传图片只能是 JPG 和 PNG 格式', en: 'Pictures must be JPG or PNG' },
} satisfies Record<ErrorName, Text>);

/** What is wrong with one field. A schema's own message may name any key of this table. */
export const fieldTexts = texts({
  required: { zh_cn: '请填写此项', en: 'Please fill this in' },
  too_short: { zh_cn: '至少 {min} 个字符', en: 'Use at least {min} {min|character|characters}' },
  too_long: { zh_cn: '最多 {max} 个字符', en: 'Use at most {max} {max|character|characters}' },
  too_few: { zh_cn: '至少选择 {min} 项', en: 'Choose at least {min}' },
  too_many: { zh_cn: '最多 {max} 项', en: 'No more than {max}, please' },
  too_low: { zh_cn: '不能小于 {min}', en: 'Must be {min} or more' },
  too_high: { zh_cn: '不能大于 {max}', en: 'Must be {max} or less' },
  file_too_large: { zh_cn: '文件不能超过 {max} MB', en: 'The file must be {max} MB or smaller' },
  not_text: { zh_cn: '请填写文字', en: 'Please enter text' },
  not_a_number: { zh_cn: '请填写数字', en: 'Please enter a number' },
  not_whole: { zh_cn: '请填写整数', en: 'Please enter a whole number' },
  not_email: { zh_cn: '请填写正确的邮箱地址', en: 'Please enter a valid e-mail address' },
  not_url: { zh_cn: '请填写完整的网址', en: 'Please enter a full web address' },
  not_a_date: { zh_cn: '请填写正确的日期', en: 'Please enter a valid date' },
  not_one_of: { zh_cn: '请从可选项中选择', en: 'Please choose one of the options' },
  unknown_key: { zh_cn: '不认识的字段：{keys}', en: 'Unknown: {keys}' },
  not_phone: {
    zh_cn: '请填写正确的手机号，海外号码以 + 和国家代码开头',
    en: 'Please enter a valid phone number; outside China start with + and the country code',
  },
  factor_wrong: {
    zh_cn: '验证码不正确或已用过，请等验证器显示下一个',
    en: 'This code is wrong or was used already. Please wait for the next one in your app',
  },
  not_factor: {
    zh_cn: '请填写 6 位验证码，或一个恢复码',
    en: 'Please enter the 6 digits, or one of your recovery codes',
  },
  role_unproved: {
    zh_cn: '这个账号的邮箱还没有验证，不能成为工作人员',
    en: 'The e-mail address of this account is not verified, so it cannot become staff',
  },
  not_code: { zh_cn: '请填写 6 位数字验证码', en: 'Please enter the 6 digits of the code' },
  password_short: { zh_cn: '至少 8 个字符', en: 'At least 8 characters' },
  password_guessable: {
    zh_cn: '这个密码很多人用，容易被猜到。可以用几个不相干的词连起来',
    en: 'Many people use a password like this, so it is easy to guess. A few unrelated words make a good one',
  },
  password_own_words: {
    zh_cn: '密码里不要带本站名称、昵称、邮箱或手机号，认识你的人会先试这些',
    en: 'Please leave out the site’s name and your own name, e-mail and phone: these are tried first',
  },
  invitation_refused: {
    zh_cn: '邀请码不正确、已过期或已用完，请向给你邀请码的人再要一个',
    en: 'This invitation code is wrong, expired or used up. Please ask for a new one where you got it',
  },
  password_wrong: { zh_cn: '当前密码不正确', en: 'Your current password is not right' },
  password_not_set: {
    zh_cn: '这个账号还没有密码，请先用验证码设置',
    en: 'This account has no password yet. Please set one with a code',
  },
  contact_taken: {
    zh_cn: '已绑定另一个账号',
    en: 'This is in use by another account',
  },
  day_out_of_range: {
    zh_cn: '请填写 2000 年到 2099 年之间的日期',
    en: 'Please choose a day between 2000 and 2099',
  },
  exam_too_far: {
    zh_cn: '考试日期最多在三年以内，请检查年份',
    en: 'An exam can be at most three years ahead. Please check the year',
  },
  official_day_ahead: {
    zh_cn: '这一天还没到，考完再填',
    en: 'This day is still ahead. Please come back after the exam',
  },
  official_day_taken: {
    zh_cn: '这一天的成绩已经填过，可以在下面修改',
    en: 'A score of this day is there already. You can change it below',
  },
  official_too_many: {
    zh_cn: '已经有 30 次成绩了，请先删除一次',
    en: 'There are 30 scores already. Please delete one first',
  },
  name_taken: { zh_cn: '已有同名的收藏夹', en: 'You have a folder of this name already' },
  odd_characters: { zh_cn: '含有不能使用的字符', en: 'Some of these characters cannot be used' },
  not_own_picture: { zh_cn: '请先上传图片', en: 'Please upload the picture first' },
  shift_ends: { zh_cn: '结束要晚于开始', en: 'It has to end after it starts' },
  feedback_type: { zh_cn: '请选择问题类型', en: 'Please choose the kind of problem' },
  feedback_desc: { zh_cn: '请填写具体描述', en: 'Please describe it' },
  feedback_desc_long: { zh_cn: '最多 200 个字', en: 'No more than 200 characters, please' },
  feedback_contact_method: { zh_cn: '请选择联系方式', en: 'Please choose how we may reach you' },
  feedback_contact: { zh_cn: '请填写联系方式', en: 'Please fill in your address' },
  feedback_pictures: {
    zh_cn: '最多支持上传5张图片,您已上传5张,请删除后再添加',
    en: 'No more than 5 pictures: please remove one before you add another',
  },
  wrong: { zh_cn: '格式不正确，请检查', en: 'Please check this' },
});

/** Why a limit holds, told with how long. */
export const limitReasons = texts({
  account: {
    zh_cn: '尝试次数过多。为了保护账号，',
    en: 'That was too many tries. To keep accounts safe, we wait before the next one.',
  },
  desk: {
    zh_cn: '这段时间收到的留言已经很多。为了每一条都有人读，',
    en: 'We have received many messages in a short time. So that somebody can read each of them, we take no more for now.',
  },
  usual: {
    zh_cn: '这项操作暂时到了次数上限，',
    en: 'This has been done as often as it can be for now.',
  },
});
