-- The newest release that has brought its content in (version and last commit, compared from left to right): an older
-- one that starts beside it, or after it, leaves the content alone.
create table content_release (
  is_only boolean primary key default true check (is_only),
  release bigint[] not null,
  brought_at timestamptz not null
);
