-- What people report, and the pictures they add to it.
create table feedbacks (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  type text not null,
  description text not null,
  contact_method text not null,
  contact text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);

create index feedbacks_user on feedbacks (user_id);
create index feedbacks_open on feedbacks (id desc) where handled_at is null;

-- A picture is uploaded before its feedback is sent, and waits for it.
create table feedback_pictures (
  key text primary key,
  user_id bigint not null references users,
  feedback_id bigint references feedbacks,
  created_at timestamptz not null
);

create index feedback_pictures_user on feedback_pictures (user_id);
create index feedback_pictures_feedback on feedback_pictures (feedback_id) where feedback_id is not null;
