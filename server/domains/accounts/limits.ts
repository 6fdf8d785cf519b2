/** How often people may try: generous to a forgetful person and to a classroom behind one address. */
import type { Rule } from '#server/http/limits.ts';

const minute = 60;
const hour = 60 * minute;

/** What a refusal gives as its reason. */
const guards = 'account';

/**
 * A login counts for the account from that address, and for the address. A browser that the account was used with
 * before is counted by itself, and meets none of these: strangers lock nobody out.
 */
export const loginPair: Rule = { name: 'login-pair', times: 10, seconds: 15 * minute, guards };
/**
 * No lock, but a sign: once so many were wrong for an account, from wherever, each network has fewer tries. Whoever
 * knows the password needs one; whoever guesses from a thousand networks loses two thirds of them.
 */
export const loginAccount: Rule = { name: 'login-account', times: 100, seconds: hour, guards };
export const loginFew: Rule = { name: 'login-few', times: 3, seconds: 15 * minute, guards };
export const loginAddress: Rule = { name: 'login-address', times: 100, seconds: 15 * minute, guards };

export const loginDevice: Rule = { name: 'login-device', times: 20, seconds: 15 * minute, guards };

/** For an address from one network: a stranger elsewhere stops nobody from registering. */
export const registerEmail: Rule = { name: 'register-email', times: 5, seconds: hour, guards };
export const registerAddress: Rule = { name: 'register-address', times: 60, seconds: hour, guards };

/** Codes cost money and fill somebody's phone: who asks gets one a minute for an address, and five an hour. */
export const codeMinute: Rule = { name: 'code-minute', times: 1, seconds: minute, guards };
export const codeAsker: Rule = { name: 'code-asker', times: 5, seconds: hour, guards };
export const codeAddress: Rule = { name: 'code-address', times: 60, seconds: hour, guards };
/**
 * What all strangers together may send to one address: twenty a day, and after that one in half an hour. A browser or
 * a network that the account was used from is no stranger, and meets neither.
 */
export const codeDay: Rule = { name: 'code-day', times: 20, seconds: 24 * hour, guards };
export const codeSpaced: Rule = { name: 'code-spaced', times: 1, seconds: 30 * minute, guards };

/** Beside the five attempts that each code has: for a network, or for a browser of the account's own. */
export const codeTries: Rule = { name: 'code-tries', times: 100, seconds: 15 * minute, guards };

/** The current password, asked for before something that cannot be undone. */
export const passwordTries: Rule = { name: 'password-tries', times: 10, seconds: 15 * minute, guards };

/**
 * The second step of a login, by account and network and by account; by itself for a browser that the account was used
 * with. All are reached with the right first factor alone: no stranger can use them up, nor a thief of the password
 * those of the owner's browser.
 */
export const factorPair: Rule = { name: 'factor-pair', times: 10, seconds: 15 * minute, guards };
export const factorAccount: Rule = { name: 'factor-account', times: 60, seconds: hour, guards };
/** The same, asked for by somebody who is logged in. */
export const factorTries: Rule = { name: 'factor-tries', times: 10, seconds: 15 * minute, guards };

export const wechatAddress: Rule = { name: 'wechat-address', times: 100, seconds: 15 * minute, guards };
/** By a member of the staff: a busy day at the desk, not a copy of everybody. */
export const userLookups: Rule = { name: 'user-lookups', times: 120, seconds: hour };
export const profileChanges: Rule = { name: 'profile', times: 60, seconds: hour };
export const avatarUploads: Rule = { name: 'avatar', times: 30, seconds: hour };
export const downloads: Rule = { name: 'download', times: 10, seconds: hour };

/** Mails that tell the owner of an address what somebody did with it. */
export const notices: Rule = { name: 'notice', times: 3, seconds: 24 * hour };
