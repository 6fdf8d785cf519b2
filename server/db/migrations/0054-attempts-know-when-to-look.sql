-- When a sweep has to look at an attempt: not after the moment at which time alone has something to do on it, and null
-- where it never has. Answers and heartbeats leave it alone, so that the row's indexes are spared; a sweep that comes
-- too early moves it on. Processes of the release before do not know the column: the trigger keeps it for them, too.
alter table records add column due_at timestamptz;

create function records_keep_due() returns trigger language plpgsql as $$
begin
  new.due_at := case
    when new.status <> 'open' then null
    when new.running_since is not null and (tg_op = 'INSERT' or old.running_since is null)
    then coalesce(new.last_sign, new.running_since)
    when new.running_since is not null
    then least(coalesce(new.due_at, new.last_sign, new.running_since), new.expires_at)
    when new.silent_since is not null then
      case when new.exam_type = 'GREPREP' then least(new.due_at, new.silent_since) end
    when new.screen = 'sectionEnd' then least(new.due_at, coalesce(new.last_sign, new.started_at))
  end;
  return new;
end $$;

create trigger records_keep_due
  before insert or update of status, running_since, silent_since, expires_at, screen on records
  for each row execute function records_keep_due();
