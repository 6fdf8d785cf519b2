-- Links by which people show a report to others. A report has at most one, and it goes with the attempt.
create table report_links (
  id bigint generated always as identity primary key,
  record_id bigint not null unique references records on delete cascade,
  user_id bigint not null references users,
  -- Of 32 random bytes: what is stored opens nothing.
  token_hash bytea not null unique,
  hide_scores boolean not null,
  show_essay boolean not null,
  created_at timestamptz not null
);

create index report_links_of_user on report_links (user_id);
