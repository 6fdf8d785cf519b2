-- A diagnostic is gone on with on every device: of two that were begun at once the newer one stays, as it was the one
-- that was given back.
update stream_sessions s set ended_at = now()
where mode = 'diagnostic' and ended_at is null and exists (
  select from stream_sessions other
  where other.user_id = s.user_id and other.mode = 'diagnostic' and other.ended_at is null
    and (other.started_at, other.id) > (s.started_at, s.id));
create unique index stream_sessions_diagnostic on stream_sessions (user_id)
where mode = 'diagnostic' and ended_at is null;
