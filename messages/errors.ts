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
  LOGIN_REQUIRED: { zh_cn: '请先登录，登录后即可继续。', en: 'Please sign in to continue.' },
  FORBIDDEN: {
    zh_cn: '您的账号没有此项权限。如需开通，请联系我们。',
    en: 'Your account cannot do this. If you think it should, please contact us.',
  },
  FOREIGN_ORIGIN: {
    zh_cn: '请求来自其他网站，为了您的账号安全已被拦截。请回到本站操作。',
    en: 'This request came from another site, so we stopped it to protect your account. Please try again from our pages.',
  },
  NOT_FOUND: {
    zh_cn: '没有找到您要的内容，它可能已被移动或删除。',
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
    zh_cn: '本套试题最多可提交 {limit} 次，您已达到上限。可以查看已有的成绩报告，或选择其他试题。',
    en: 'This exam can be submitted {limit} {limit|time|times}, and you have reached the limit. You can still read your reports, or choose another exam.',
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
  INTERNAL: {
    zh_cn: '服务器开了小差，请稍后重试。如果问题一直存在，请告诉我们。',
    en: 'Something went wrong on our side. Please try again; if it keeps happening, let us know.',
  },
  UNAVAILABLE: {
    zh_cn: '服务暂时繁忙，请稍后再试。您已保存的内容不会丢失。',
    en: 'We are busy right now. Please try again in a moment; what you have saved is safe.',
  },
  NOT_CONFIGURED: {
    zh_cn: '此功能尚未开通，请换一种方式，或联系我们。',
    en: 'This is not set up here yet. Please use another way, or contact us.',
  },
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
  wrong: { zh_cn: '格式不正确，请检查', en: 'Please check this' },
});
