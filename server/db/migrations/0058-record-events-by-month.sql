-- Events by month, so that old months can be dropped whole, and with the person in every key, so that the table can be
-- distributed by user_id. The rows are copied while the table is locked, some seconds for each million. A process of the
-- release before goes on beside it: the name is the same, and a trigger adds the person where an insert leaves it out.
lock table record_events in access exclusive mode;
alter table record_events rename to record_events_whole;
alter table record_events_whole rename constraint record_events_pkey to record_events_whole_pkey;

-- It refers to records without a foreign key, whose check would cost every answer more than the row itself. An event's
-- number is given under the lock of its attempt, so it is unique without the columns that the key has besides.
create table record_events (
  user_id bigint not null,
  record_id bigint not null,
  at timestamptz not null,
  exercise_id bigint,
  no integer not null,
  kind text not null,
  tab text,
  -- What was answered; for an essay its length alone.
  answer text[],
  data jsonb,
  primary key (record_id, no, at, user_id)
) partition by range (at);

-- What comes when no month is ready for it, which the nightly job sees to.
create table record_events_default partition of record_events default;

-- A month of a table, from its first moment in UTC on; each is named after its month.
create function create_month(parent text, month timestamp) returns void language plpgsql as $$
begin
  execute format('create table %I partition of %I for values from (%L) to (%L)',
    parent || to_char(month, '_YYYY_MM'), parent,
    to_char(month, 'YYYY-MM-DD 00:00:00+00'), to_char(month + interval '1 month', 'YYYY-MM-DD 00:00:00+00'));
end $$;

do $$
begin
  perform create_month('record_events', month) from generate_series(
    date_trunc('month', least((select min(at) from record_events_whole), now()) at time zone 'UTC'),
    date_trunc('month', now() at time zone 'UTC') + interval '3 months', interval '1 month') as month;
end $$;

insert into record_events (user_id, record_id, at, exercise_id, no, kind, tab, answer, data)
select r.user_id, e.record_id, e.at, e.exercise_id, e.no, e.kind, e.tab, e.answer, e.data
from record_events_whole e join records r on r.id = e.record_id;

drop table record_events_whole;

create function set_user_of_record() returns trigger language plpgsql as $$
begin
  select user_id into new.user_id from records where id = new.record_id;
  return new;
end $$;

create trigger record_events_user before insert on record_events
  for each row when (new.user_id is null) execute function set_user_of_record();
