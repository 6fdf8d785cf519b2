/**
 * What other rooms may ask of accounts: who somebody is, what everybody may know of them, whose a session is, and
 * how secrets are made. Signing in, recovery and deletion are for the domain's own handlers.
 */
export { deleteLeftFiles } from './deletion.ts';
export { changeGoal, readGoal } from './goal/goal.ts';
export { listByTarget } from './goal/targets-store.ts';
export { isKnownPerson } from './known-person.ts';
export { findUsers } from './lookup.ts';
export { accountsData } from './own-data.ts';
export { getUser, isUser } from './profile.ts';
export { countUsers, listNicknames, listPublicProfiles, signedUpSince } from './public-profiles-store.ts';
export { hashSecret, makeSecret } from './secrets.ts';
export { createFindSession, removeOldSessions } from './sessions.ts';
export { listLive } from './sessions-store.ts';
export { findReach, isProved } from './store.ts';
