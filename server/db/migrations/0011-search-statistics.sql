-- Ten thousand of the most frequent tokens are known to the planner, so that it takes a rare one for rare.
alter table search_documents alter column tokens set statistics 1000;
