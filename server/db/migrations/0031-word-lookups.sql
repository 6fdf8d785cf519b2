-- Words that a learner looked up in a text: a sign that they are not known, though not yet a wish to learn them.
create table word_lookups (
  user_id bigint not null references users,
  -- As it was explained: what nobody could explain is not noted.
  word text not null,
  times integer not null default 1,
  last_at timestamptz not null,
  primary key (user_id, word)
);
