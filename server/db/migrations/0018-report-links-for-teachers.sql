-- A link for a teacher shows what was answered and what was right, to whoever is logged in.
alter table report_links add column show_answers boolean not null default false;
