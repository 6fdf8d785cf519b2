-- Apart from the column, whose lock must not be held while the table is read. The index of the release before stays
-- until no process of it runs any more.
create index records_due on records (due_at) where due_at is not null;
