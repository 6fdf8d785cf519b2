-- Page views as the browser reports them, kept as received.
create table view_logs (
  id bigint generated always as identity primary key,
  uuid text not null,
  platform text not null,
  name text not null,
  path text not null,
  params jsonb not null default '{}',
  query jsonb not null default '{}',
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);

create index view_logs_received_at on view_logs (received_at);
