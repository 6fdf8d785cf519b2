-- Page views by month: a month that is past its time is dropped whole.
lock table view_logs in access exclusive mode;
alter table view_logs rename to view_logs_whole;
alter table view_logs_whole rename constraint view_logs_pkey to view_logs_whole_pkey;

create sequence view_logs_ids;

create table view_logs (
  id bigint not null default nextval('view_logs_ids'),
  uuid text not null,
  platform text not null,
  name text not null,
  path text not null,
  params jsonb not null default '{}',
  query jsonb not null default '{}',
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (received_at, id)
) partition by range (received_at);

alter sequence view_logs_ids owned by view_logs.id;

create table view_logs_default partition of view_logs default;

do $$
begin
  perform create_month('view_logs', month) from generate_series(
    date_trunc('month', least((select min(received_at) from view_logs_whole), now()) at time zone 'UTC'),
    date_trunc('month', now() at time zone 'UTC') + interval '3 months', interval '1 month') as month;
end $$;

insert into view_logs (uuid, platform, name, path, params, query, created_at, received_at)
select uuid, platform, name, path, params, query, created_at, received_at from view_logs_whole;

drop table view_logs_whole;

drop function create_month;
