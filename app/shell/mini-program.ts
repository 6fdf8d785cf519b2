/** Whether the page runs inside a WeChat mini-program. */

export function isMiniProgram(): boolean {
  const environment = (window as { __wxjs_environment?: string }).__wxjs_environment;
  return environment === 'miniprogram' || /miniProgram/i.test(navigator.userAgent);
}
