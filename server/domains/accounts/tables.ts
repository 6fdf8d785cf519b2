/** Tables of the accounts domain, as drizzle sees them; the migrations make them. */
import { bigint, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TargetScore } from '#contract/accounts.ts';
import { roles } from '#core/accounts/roles.ts';
import { bytes, id, identity, moment } from '#server/db/columns.ts';

export const users = pgTable('users', {
  id: identity(),
  email: text(),
  emailVerifiedAt: moment('email_verified_at'),
  phone: text(),
  passwordHash: text('password_hash'),
  nickname: text().notNull(),
  avatar: text(),
  role: text({ enum: roles }).notNull().default('user'),
  targetScore: jsonb('target_score').$type<TargetScore>(),
  examDate: date('exam_date', { mode: 'string' }),
  createdAt: moment('created_at').notNull(),
  deletedAt: moment('deleted_at'),
});

export type UserRow = typeof users.$inferSelect;

export const sessions = pgTable('sessions', {
  id: identity(),
  tokenHash: bytes('token_hash').notNull(),
  userId: id('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  userAgent: text('user_agent').notNull(),
  address: text().notNull(),
  endedAt: moment('ended_at'),
});

/** A browser that was used with an account. */
export const knownDevices = pgTable('known_devices', {
  tokenHash: bytes('token_hash').notNull(),
  userId: id('user_id').notNull(),
  firstUsedAt: moment('first_used_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
});

export const codes = pgTable('codes', {
  id: identity(),
  purpose: text({ enum: ['verify', 'reset', 'login'] }).notNull(),
  target: text().notNull(),
  codeHash: bytes('code_hash').notNull(),
  deviceHash: bytes('device_hash'),
  networkHash: bytes('network_hash'),
  attempts: integer().notNull().default(0),
  networkAttempts: integer('network_attempts').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const wechatIdentities = pgTable('wechat_identities', {
  subject: text().primaryKey(),
  openid: text().notNull(),
  userId: id('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Codes with which somebody may register where that is not open to all; invitations among friends are another thing. */
export const registrationCodes = pgTable('registration_codes', {
  id: identity(),
  codeHash: bytes('code_hash').notNull(),
  note: text().notNull().default(''),
  maxUses: integer('max_uses').notNull(),
  uses: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
});

export const filesToDelete = pgTable('files_to_delete', {
  key: text().primaryKey(),
  notedAt: moment('noted_at').notNull(),
});

export const oauthStates = pgTable('oauth_states', {
  stateHash: bytes('state_hash').primaryKey(),
  browserHash: bytes('browser_hash').notNull(),
  userId: id('user_id'),
  redirect: text(),
  expiresAt: moment('expires_at').notNull(),
});

export const secondFactors = pgTable('second_factors', {
  userId: id('user_id').primaryKey(),
  secret: bytes().notNull(),
  keyId: text('key_id').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
});

export const recoveryCodes = pgTable('recovery_codes', {
  userId: id('user_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  usedAt: moment('used_at'),
});

export const loginChallenges = pgTable('login_challenges', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: id('user_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
