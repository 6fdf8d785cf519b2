-- People, and the ways in which they prove who they are.
create table users (
  id bigint generated always as identity primary key,
  email text unique check (email = lower(email)),
  -- Null until a code sent to the address came back: only then is it known to be theirs.
  email_verified_at timestamptz,
  phone text unique,
  -- Null for people who only ever log in with a code or with WeChat.
  password_hash text,
  nickname text not null,
  avatar text,
  role text not null default 'user' check (role in ('user', 'teacher', 'admin')),
  target_score jsonb,
  exam_date date,
  created_at timestamptz not null,
  -- The row stays, emptied, so that what others built on it keeps standing.
  deleted_at timestamptz
);

-- A token itself is never stored: who reads this table can log in as nobody.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  user_agent text not null,
  address text not null,
  ended_at timestamptz
);

create index sessions_user on sessions (user_id);

-- The newest code of each purpose and address; asking for another one replaces it.
create table codes (
  purpose text not null check (purpose in ('verify', 'reset', 'login')),
  target text not null,
  code_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, target)
);

create index codes_expires_at on codes (expires_at);

create table wechat_identities (
  -- The union id where WeChat gives one, else the open id.
  subject text primary key,
  openid text not null,
  user_id bigint not null unique references users,
  created_at timestamptz not null
);

-- Logins that went to WeChat and have not come back yet, each bound to the browser it left from.
create table oauth_states (
  state_hash bytea primary key,
  browser_hash bytea not null,
  -- Who wants to link WeChat to an account; null for a plain login.
  user_id bigint references users,
  redirect text,
  expires_at timestamptz not null
);

create index oauth_states_expires_at on oauth_states (expires_at);

create table invites (
  id text primary key,
  inviter_id bigint not null references users,
  note text not null default '',
  max_uses integer not null check (max_uses > 0),
  uses integer not null default 0 check (uses between 0 and max_uses),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);

create index invites_inviter on invites (inviter_id, created_at desc);

create table invite_confirmations (
  invite_id text not null references invites,
  user_id bigint not null references users,
  confirmed_at timestamptz not null,
  primary key (invite_id, user_id)
);

create index invite_confirmations_user on invite_confirmations (user_id);

-- In the shape that rate-limiter-flexible expects. Unlogged: counters need not survive a crash, and writing them must
-- not cost a flush of the disk.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire on rate_limits (expire);
