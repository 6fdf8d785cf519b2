-- One row for each message, however many people it is for.
create table messages (
  id bigint generated always as identity primary key,
  audience text not null check (audience in ('user', 'role', 'all')),
  user_id bigint references users,
  role text check (role in ('user', 'teacher', 'admin')),
  -- In both languages: {"zh_cn": …, "en": …}.
  title jsonb not null,
  body jsonb not null,
  link text,
  sender_id bigint references users,
  sent_at timestamptz not null,
  -- For a message to one person. Who has read a message to many is in message_receipts and inboxes.
  read_at timestamptz,
  check ((audience = 'user') = (user_id is not null)),
  check ((audience = 'role') = (role is not null))
);

create index messages_to_user on messages (user_id, id desc) where audience = 'user';
create index messages_unread on messages (user_id) where audience = 'user' and read_at is null;
create index messages_to_many on messages (id desc) where audience <> 'user';
create index messages_sender on messages (sender_id) where sender_id is not null;

-- Made when a person reads a message to many, and only for those after read_through.
create table message_receipts (
  user_id bigint not null references users,
  message_id bigint not null references messages,
  read_at timestamptz not null,
  primary key (user_id, message_id)
);

create index message_receipts_message on message_receipts (message_id);

-- Made when a person reads everything: messages to many up to this id count as read.
create table inboxes (
  user_id bigint primary key references users,
  read_through bigint not null
);
