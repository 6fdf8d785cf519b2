-- A role for each desk.
alter table users drop constraint users_role_check,
  add check (role in ('user', 'teacher', 'editor', 'support', 'admin'));
alter table messages drop constraint messages_role_check,
  add check (role in ('user', 'teacher', 'editor', 'support', 'admin'));

-- The secret that an authenticator app shares, encrypted with a key that is not in the database. Not confirmed: it was
-- shown, but no code of it has come back yet, so nothing asks for it.
create table second_factors (
  user_id bigint primary key references users,
  secret bytea not null,
  -- Which key it was encrypted with, so that a wrong one is told from a wrong code.
  key_id text not null,
  -- A code is good once: the step of the last one that was used.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

create table recovery_codes (
  user_id bigint not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Logins that have shown the first factor and wait for the second. Whoever reads this table can finish none of them.
create table login_challenges (
  token_hash bytea primary key,
  user_id bigint not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index login_challenges_user on login_challenges (user_id);
create index login_challenges_expires_at on login_challenges (expires_at);

-- What members of the staff did. Kept by number alone: who leaves takes the name along, and the row stays.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: an operator at the command line.
  staff_id bigint references users,
  action text not null,
  target_kind text not null,
  -- Null where it was done to nobody and nothing in particular.
  target_id text,
  network text not null,
  details jsonb not null default '{}'
);

create index audit_log_staff on audit_log (staff_id, id desc);
create index audit_log_target on audit_log (target_kind, target_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create index audit_log_at on audit_log (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_log_kept before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_kept_whole before truncate on audit_log
  for each statement execute function refuse_audit_change();
