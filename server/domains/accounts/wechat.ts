/** Logging in with WeChat: its QR page, the exchange of its code, and the account behind its id. */
import { z } from 'zod';
import { safeRedirect } from '#core/access.ts';
import { withLang } from '#core/locale.ts';
import type { Config } from '#server/config.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { AppError, loginRequired } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { readCookie, tokenOf } from '#server/http/session.ts';
import { rememberDevice } from './devices/devices.ts';
import { askForFreshLogin } from './fresh-login.ts';
import { wechatAddress } from './limits.ts';
import { originOf } from './mails.ts';
import { getUser } from './profile.ts';
import { askForProof, type Proof } from './proof.ts';
import { checkOpenToNew } from './registration/registration.ts';
import { admitOpened, openSession } from './second-factor/challenges.ts';
import { hashSecret, isSameHash, makeSecret } from './secrets.ts';
import { startSession } from './sessions.ts';
import { type Guest, makeNickname } from './sign-in.ts';
import {
  deleteWechat,
  findUserByWechat,
  insertOauthState,
  insertUser,
  insertWechat,
  lockUser,
  takeOauthState,
  type WechatSubject,
} from './store.ts';
import type { UserRow } from './tables.ts';

const stateMs = 10 * 60_000;
const patienceMs = 8_000;

/** Ties a login that went to WeChat to the browser it left from, so that nobody can finish another one's. */
const browserCookie = 'wx_browser';

const refused = (cause?: unknown) => new AppError('WECHAT_REFUSED', { cause });

function settingsOf({ wechat }: Config): NonNullable<Config['wechat']> {
  if (!wechat) throw new AppError('WECHAT_NOT_CONFIGURED');
  return wechat;
}

type Wish = { purpose: 'login' | 'link'; redirect?: string | undefined };

export async function makeWechatUrl(deps: Deps, guest: Guest, viewer: Viewer | null, wish: Wish) {
  const { appId, qrUrl } = settingsOf(deps.config);
  if (wish.purpose === 'link') {
    if (!viewer) throw loginRequired();
    // WeChat is then a way in: whoever has found an open session must not be able to add theirs.
    await askForFreshLogin(deps, viewer, guest.now);
  }
  await limit(deps.counters, [wechatAddress, networkOf(guest.address)]);
  const [state, browser] = [makeSecret(), makeSecret()];
  await insertOauthState(
    deps.db,
    {
      stateHash: hashSecret(state),
      browserHash: hashSecret(browser),
      userId: wish.purpose === 'link' ? viewer?.id : null,
      redirect: wish.redirect ? safeRedirect(wish.redirect) : null,
      expiresAt: new Date(guest.now.getTime() + stateMs),
    },
    guest.now,
  );
  guest.out.setCookie(browserCookie, browser, { maxAge: stateMs / 1000 });
  const url = new URL(qrUrl);
  url.search = new URLSearchParams({
    appid: appId,
    redirect_uri: originOf(deps, guest.request) + withLang('/login', guest.locale),
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  }).toString();
  url.hash = 'wechat_redirect';
  return url.href;
}

export async function loginWithWechat(
  deps: Deps,
  guest: Guest,
  viewer: Viewer | null,
  { code, state }: { code: string; state: string },
) {
  const settings = settingsOf(deps.config);
  await limit(deps.counters, [wechatAddress, networkOf(guest.address)]);
  const browser = readCookie(guest.request, deps.config, browserCookie) ?? '';
  const wish = await takeOauthState(deps.db, hashSecret(state));
  guest.out.setCookie(browserCookie, '', { maxAge: 0 });
  if (!wish || wish.expiresAt <= guest.now || !isSameHash(wish.browserHash, hashSecret(browser)))
    throw refused();
  if (wish.userId !== null && wish.userId !== viewer?.id) throw refused();

  const person = await askWechat(settings, code);
  const ownToken = tokenOf(guest.request, deps.config);
  if (wish.userId !== null && ownToken !== null) {
    await linkWechat(deps, wish.userId, person, guest.now);
    return { token: ownToken, redirect: wish.redirect ?? '/user/account' };
  }
  const opened = await inTransaction(deps.db, async (tx) => {
    const known = await findUserByWechat(tx, person);
    if (known) {
      const opened = await openSession(tx, known.id, guest);
      if ('token' in opened) await rememberDevice({ ...deps, db: tx }, guest, known.id);
      return opened;
    }
    checkOpenToNew(deps);
    const nickname = person.nickname || makeNickname(guest.locale);
    const made = await insertUser(tx, { nickname, createdAt: guest.now });
    // Lost a race with the same person's other tab: the repeat will find them.
    if (!made || !(await insertWechat(tx, made.id, person, guest.now))) throw refused();
    await rememberDevice({ ...deps, db: tx }, guest, made.id);
    return { token: await startSession(tx, made.id, guest) };
  });
  const redirect = wish.redirect ?? '/';
  return { token: admitOpened(guest, opened, { redirect }), redirect };
}

async function linkWechat({ db }: Deps, userId: string, person: WechatSubject, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await lockUser(tx, userId))) throw loginRequired();
    const known = await findUserByWechat(tx, person);
    if (known?.id === userId) return;
    if (known || !(await insertWechat(tx, userId, person, now))) throw new AppError('WECHAT_TAKEN');
  });
}

export async function unlinkWechat(deps: Deps, viewer: Viewer, proof: Proof, now: Date): Promise<UserRow> {
  const user = await getUser(deps.db, viewer);
  if (isOnlyWay(user)) throw new AppError('LAST_LOGIN_WAY');
  await askForProof(deps, user, viewer, proof, now);
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUser(tx, viewer.id);
    if (!user) throw loginRequired();
    if (isOnlyWay(user)) throw new AppError('LAST_LOGIN_WAY');
    await deleteWechat(tx, user.id);
    return getUser(tx, viewer);
  });
}

const isOnlyWay = ({ email, phone }: UserRow): boolean => email === null && phone === null;

const grantSchema = z.object({
  access_token: z.string(),
  openid: z.string().min(1),
  unionid: z.string().min(1).optional(),
});

const infoSchema = z.object({ nickname: z.string().optional(), unionid: z.string().min(1).optional() });

/** Who scanned, in WeChat's words. The union id is the same in all applications of one owner, so it goes first. */
async function askWechat({ appId, secret, apiUrl }: NonNullable<Config['wechat']>, code: string) {
  const grant = await ask(
    `${apiUrl}/sns/oauth2/access_token`,
    { appid: appId, secret, code, grant_type: 'authorization_code' },
    grantSchema,
  );
  // Without a name the login is still good.
  const info = await ask(
    `${apiUrl}/sns/userinfo`,
    { access_token: grant.access_token, openid: grant.openid, lang: 'zh_CN' },
    infoSchema,
  ).catch((): z.output<typeof infoSchema> => ({}));
  const printable = (info.nickname ?? '').replace(/[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
  return {
    openid: grant.openid,
    subject: grant.unionid ?? info.unionid ?? grant.openid,
    nickname: [...printable.trim()].slice(0, 10).join(''),
  };
}

/** WeChat answers 200 with an `errcode` where something is wrong. The address holds the secret: it is never logged. */
async function ask<S extends z.ZodType>(
  address: string,
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S>> {
  const response = await fetch(`${address}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  }).catch((cause) => {
    throw new AppError('UNAVAILABLE', { retryAfter: 5, cause });
  });
  const reply: unknown = await response.json().catch(() => null);
  const parsed = schema.safeParse(reply);
  const { errcode } = (reply ?? {}) as { errcode?: number };
  if (!response.ok || errcode || !parsed.success)
    throw refused(new Error(`WeChat answered errcode ${errcode}`));
  return parsed.data;
}
