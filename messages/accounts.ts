/** What the accounts domain writes to people: mails, text messages, and a few words in their inbox. */
import { texts } from '#core/texts.ts';

export const accountTexts = texts({
  new_nickname: { zh_cn: '考生{tag}', en: 'Student {tag}' },
  deleted_nickname: { zh_cn: '已注销用户', en: 'Former user' },

  hello: { zh_cn: '你好：', en: 'Hello,' },
  ignore: {
    zh_cn: '如果这不是你本人的操作，请忽略这封邮件，你的账号不会有任何变化。',
    en: 'If this was not you, you can ignore this e-mail; nothing about your account changes.',
  },
  keep_secret: {
    zh_cn: '验证码 10 分钟内有效，只能使用一次。请不要告诉任何人，我们也不会向你索要。',
    en: 'The code works once, within ten minutes. Please keep it to yourself; we never ask for it.',
  },

  verify_subject: { zh_cn: '{company} 邮箱验证码：{code}', en: 'Your {company} code: {code}' },
  verify_opening: {
    zh_cn: '请用下面的验证码确认这个邮箱属于你。',
    en: 'Please confirm with this code that the address is yours.',
  },
  reset_subject: { zh_cn: '{company} 找回密码验证码：{code}', en: 'Reset your {company} password: {code}' },
  reset_opening: {
    zh_cn: '你正在设置新密码，验证码是：',
    en: 'You are about to set a new password. The code is:',
  },
  sms: {
    zh_cn: '【{company}】验证码 {code}，10 分钟内有效。请勿告诉他人。',
    en: '{company}: {code} is your code, good for ten minutes. Please keep it to yourself.',
  },

  exists_subject: { zh_cn: '你在 {company} 已有账号', en: 'You already have a {company} account' },
  exists_opening: {
    zh_cn:
      '有人（也许是你自己）想用这个邮箱注册，但它已有账号，所以没有新建。你可以直接登录；忘记密码时，用验证码设置一个新的即可。',
    en: 'Somebody, perhaps you, tried to register with this address. It already has an account, so none was made. You can simply log in; if you forgot the password, set a new one with a code.',
  },
  exists_link: { zh_cn: '去登录', en: 'Log in' },

  changed_subject: { zh_cn: '你的 {company} 密码已修改', en: 'Your {company} password was changed' },
  changed_opening: {
    zh_cn: '你的密码刚刚修改成功，其他设备都已退出登录。',
    en: 'Your password was just changed, and all other devices were logged out.',
  },
  contact_subject: { zh_cn: '你的 {company} 登录邮箱已更换', en: 'Your {company} e-mail was changed' },
  contact_opening: {
    zh_cn: '你的账号已改用另一个邮箱登录，这个邮箱不再与它关联。',
    en: 'Your account now uses another e-mail address, and this one is no longer linked to it.',
  },
  factor_on_subject: {
    zh_cn: '你的 {company} 账号已开启两步验证',
    en: 'Two-step verification is on for your {company} account',
  },
  factor_on_opening: {
    zh_cn: '从现在起，登录时除了密码还需要验证器上的验证码。其他设备都已退出登录。',
    en: 'From now on logging in also asks for a code from your authenticator app. All other devices were logged out.',
  },
  factor_off_subject: {
    zh_cn: '你的 {company} 账号已关闭两步验证',
    en: 'Two-step verification is off for your {company} account',
  },
  factor_off_opening: {
    zh_cn: '登录时不再需要验证器上的验证码。其他设备都已退出登录。',
    en: 'Logging in no longer asks for a code from your authenticator app. All other devices were logged out.',
  },
  not_you: {
    zh_cn: '如果这不是你本人的操作，请马上找回密码，并联系我们。',
    en: 'If this was not you, please reset your password right away and contact us.',
  },
  reset_link: { zh_cn: '设置新密码', en: 'Set a new password' },

  invite_confirmed_title: { zh_cn: '{name} 接受了你的邀请', en: '{name} accepted your invitation' },
  invite_confirmed_body: {
    zh_cn: '你邀请的 {name} 已经加入，一起备考吧。',
    en: '{name}, whom you invited, has joined. Enjoy preparing together.',
  },
});
