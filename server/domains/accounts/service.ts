/** What the rest of the server may use of accounts. */

export { getUser } from './profile.ts';
export { hashSecret, makeSecret } from './secrets.ts';
export { listNicknames } from './store.ts';
