-- A report hides a comment only together with others, so a comment can wait for a review and still be shown.
alter table comments add column reported_at timestamptz;
update comments set reported_at = hidden_at where hidden_at is not null;
create index comments_reported on comments (reported_at) where reported_at is not null and deleted_at is null;
drop index comments_hidden;

-- Whether the reporter could be held to it, as it was that day; settled once a reviewer has looked.
alter table comment_reports add column is_credible boolean not null default false;
alter table comment_reports add column settled_at timestamptz;
update comment_reports r set settled_at = c.reviewed_at from comments c
  where c.id = r.comment_id and c.reviewed_at is not null and c.hidden_at is null;

-- How long a placed order keeps its seat; null where it takes none before it is confirmed.
alter table course_orders add column held_until timestamptz;
update course_orders set held_until = now() + interval '3 days' where status = 'placed';

-- What is left of page views when they are removed.
create table view_days (
  day date not null,
  name text not null,
  views integer not null,
  visitors integer not null,
  primary key (day, name)
);

-- Administrators were sent the text of every feedback; it stands at their desk alone now, where a deletion reaches it.
update messages set body = '{"zh_cn": "详情在反馈台。", "en": "It stands at the feedback desk."}'
  where audience = 'role' and role = 'admin' and link = '/staff/feedbacks' and sender_id is null;
