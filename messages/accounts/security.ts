/** Texts of the security page and of the second step of a login. */
import { texts } from '#core/texts.ts';

export const securityTexts = texts({
  step_title: { zh_cn: '两步验证', en: 'One more step' },
  step_lede: {
    zh_cn: '请打开手机上的验证器，输入它现在显示的 6 位数字。',
    en: 'Open the authenticator app on your phone and enter the six digits it shows now.',
  },
  step_code: { zh_cn: '验证码', en: 'Code' },
  step_recovery: { zh_cn: '恢复码', en: 'Recovery code' },
  step_recovery_help: {
    zh_cn: '开启两步验证时存下的 10 个之一，每个只能用一次',
    en: 'One of the ten you saved when you turned this on; each works once',
  },
  use_recovery: { zh_cn: '手机不在身边？用恢复码', en: 'No phone at hand? Use a recovery code' },
  use_app: { zh_cn: '改用验证器上的验证码', en: 'Use a code from the app instead' },
  step_lost: {
    zh_cn: '验证器和恢复码都没有了，请联系我们核实身份。',
    en: 'If you have neither, please contact us; we will make sure that it is you.',
  },
  step_submit: { zh_cn: '完成登录', en: 'Finish' },
  step_restart: { zh_cn: '从头登录', en: 'Start again' },

  factor: { zh_cn: '两步验证', en: 'Two-step verification' },
  factor_text: {
    zh_cn: '登录时除了密码，还要手机验证器上的验证码。密码泄露了，别人也进不来。',
    en: 'Logging in then also takes a code from an app on your phone. A stolen password alone lets nobody in.',
  },
  factor_on: { zh_cn: '已开启', en: 'On' },
  factor_since: { zh_cn: '开启于', en: 'Since' },
  factor_required: {
    zh_cn: '工作台要求两步验证。开启之后就能继续工作。',
    en: 'The staff desk asks for this. Turn it on, and you can continue.',
  },
  codes_left: { zh_cn: '还有 {n} 个恢复码可用', en: '{n} recovery {n|code|codes} left' },
  codes_few: {
    zh_cn: '恢复码只剩 {n} 个，建议换一组新的。',
    en: 'Only {n} recovery {n|code is|codes are} left. Better make new ones.',
  },
  turn_on: { zh_cn: '开启两步验证', en: 'Turn it on' },
  turn_off: { zh_cn: '关闭两步验证', en: 'Turn it off' },
  new_codes: { zh_cn: '换一组恢复码', en: 'New recovery codes' },
  password_first: {
    zh_cn: '先输入密码，确认是你本人',
    en: 'Enter your password first, so that we know it is you',
  },
  go_on: { zh_cn: '继续', en: 'Continue' },

  scan_title: { zh_cn: '1. 用验证器扫码', en: '1. Scan this with your app' },
  scan_text: {
    zh_cn: '手机上任何一款验证器都可以，比如微软、谷歌的验证器，或密码管理器自带的。',
    en: 'Any authenticator app will do: Microsoft’s, Google’s, or the one in your password manager.',
  },
  scan_qr: { zh_cn: '给验证器扫的二维码', en: 'QR code for the authenticator app' },
  scan_typed: { zh_cn: '不能扫码？手动输入密钥', en: 'Cannot scan? Type this key in' },
  confirm_title: { zh_cn: '2. 输入它显示的 6 位数字', en: '2. Enter the six digits it shows' },
  confirm_help: { zh_cn: '每 30 秒换一次', en: 'They change every 30 seconds' },
  confirm_submit: { zh_cn: '完成开启', en: 'Turn it on' },

  codes_title: { zh_cn: '请保存恢复码', en: 'Save your recovery codes' },
  codes_text: {
    zh_cn:
      '手机丢了，可以用它们登录，每个只能用一次。这些恢复码不会再次显示，请下载或抄下来，放在手机以外的地方。',
    en: 'If you lose your phone, these let you in, each of them once. They are not shown again: download them or write them down, and keep them somewhere other than your phone.',
  },
  codes_copy: { zh_cn: '复制', en: 'Copy' },
  codes_copied: { zh_cn: '恢复码已复制', en: 'Recovery codes copied' },
  codes_copy_failed: {
    zh_cn: '没有复制成功，请下载，或手动选中。',
    en: 'They could not be copied. Please download them, or select them yourself.',
  },
  codes_download: { zh_cn: '下载', en: 'Download' },
  codes_done: { zh_cn: '我已经保存好了', en: 'I have saved them' },
  turned_on: {
    zh_cn: '两步验证已开启，其他设备已退出。',
    en: 'It is on; your other devices are logged out.',
  },
  turned_off: {
    zh_cn: '两步验证已关闭，其他设备已退出。',
    en: 'It is off; your other devices are logged out.',
  },
  off_title: { zh_cn: '关闭两步验证？', en: 'Turn two-step verification off?' },
  off_text: {
    zh_cn: '之后只凭密码就能登录，恢复码也会作废。',
    en: 'After that the password alone lets you in, and the recovery codes stop working.',
  },
  renew_title: { zh_cn: '换一组恢复码？', en: 'Make new recovery codes?' },
  renew_text: { zh_cn: '旧的恢复码会全部作废。', en: 'The old ones stop working at once.' },
  code_or_recovery: { zh_cn: '验证码或恢复码', en: 'Code or recovery code' },
  sign_in_again: { zh_cn: '重新登录', en: 'Log in again' },

  sessions_text: {
    zh_cn: '不认识的设备，请让它退出，再改密码。地址只显示一部分。',
    en: 'Log out a device that you do not know, then change your password. Addresses are shown in part.',
  },
  go_security: { zh_cn: '密码、两步验证和登录设备', en: 'Password, two-step verification and devices' },
});
