-- Feedback is answered where it is read, and leads to the page it is about.
alter table feedbacks add column page text, add column answer text;
