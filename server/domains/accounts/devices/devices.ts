/**
 * Browsers that were used with an account before. Their tries are counted apart from everybody else's, so that a
 * stranger who guesses somebody's password, or asks for codes to their address, stands in nobody's way but their own.
 */
import { dayMs } from '#core/duration.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/tx.ts';
import { networkOf } from '#server/http/limits.ts';
import { readCookie } from '#server/http/session.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import type { Caller } from '../sessions.ts';
import type { Contact } from '../store.ts';
import { deleteOldDevices, hasDevice, listAddresses, type Owner, upsertDevice } from './devices-store.ts';

const deviceCookie = 'device';
/** As long as browsers keep a cookie. */
const cookieSeconds = (400 * dayMs) / 1000;
const maxDevices = 20;

type Needs = { readonly db: Queryable; readonly config: Config };

function tokenOfDevice(config: Config, request: Request): string | null {
  const token = readCookie(request, config, deviceCookie) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}

/** The browser that calls, or null for one that was never given a token or keeps none. */
export function deviceOf(config: Config, request: Request): Buffer | null {
  const token = tokenOfDevice(config, request);
  return token === null ? null : hashSecret(token);
}

/** The browser that calls; one that has no token gets one with the reply. */
export function nameDevice(config: Config, { request, out }: Pick<Caller, 'request' | 'out'>): Buffer {
  const token = tokenOfDevice(config, request) ?? makeSecret();
  out.setCookie(deviceCookie, token, { maxAge: cookieSeconds });
  return hashSecret(token);
}

/** From now on this browser is one of the person's own. */
export async function rememberDevice({ db, config }: Needs, caller: Caller, userId: string): Promise<void> {
  await upsertDevice(db, nameDevice(config, caller), userId, caller.now);
  await deleteOldDevices(db, userId, maxDevices);
}

type Asker = {
  /** Whom a limit counts as one: the browser where it is the owner's, else the network. */
  readonly key: string;
  readonly isOwner: boolean;
};

/** Who tries something with this account. Only a browser that has a token is looked up. */
export async function askerOf(
  { db, config }: Needs,
  owner: Owner,
  { request, address }: { request: Request; address: string },
): Promise<Asker> {
  const device = deviceOf(config, request);
  if (device && (await hasDevice(db, device, owner))) return { key: device.toString('hex'), isOwner: true };
  return { key: networkOf(address), isOwner: false };
}

/** Whether the account was lately used from this network: who asks there is not counted with the rest of the world. */
export async function isOwnNetwork({ db }: Needs, contact: Contact, address: string): Promise<boolean> {
  const network = networkOf(address);
  return (await listAddresses(db, contact)).some((one) => networkOf(one) === network);
}
