-- A browser that has been used with an account has counters of its own, so that strangers' tries never lock its owner
-- out. The token itself is in a cookie alone.
create table known_devices (
  token_hash bytea not null,
  user_id bigint not null references users,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);

create index known_devices_user on known_devices (user_id, last_used_at desc);

-- A code belongs to the browser that asked for it: several may live at once, and wrong tries count for one of them.
alter table codes drop constraint codes_pkey;
alter table codes add column id bigint generated always as identity primary key;
-- Null for the long secret of a link, which is not tied to a browser: nobody guesses it.
alter table codes add column device_hash bytea;
-- For programs that keep no cookies: they are known by their network, and their tries are counted apart.
alter table codes add column network_hash bytea;
alter table codes add column network_attempts integer not null default 0;
alter table codes add constraint codes_one_of_a_device unique nulls not distinct (purpose, target, device_hash);

-- Codes that let somebody register where that is not open to all. Made by an operator; only the hash is kept.
create table registration_codes (
  id bigint generated always as identity primary key,
  code_hash bytea not null unique,
  note text not null default '',
  max_uses integer not null check (max_uses > 0),
  uses integer not null default 0 check (uses between 0 and max_uses),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);

-- Files whose owner is gone: noted with the deletion, removed after it, and again where that failed.
create table files_to_delete (
  key text primary key,
  noted_at timestamptz not null
);
