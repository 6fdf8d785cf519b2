-- The sender draws a key, so a message whose reply was lost can be sent again and is still sent once. What the program
-- itself sends has none.
alter table messages add column sender_key uuid;

create unique index messages_sender_key on messages (sender_id, sender_key) where sender_key is not null;
