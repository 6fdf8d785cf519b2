-- What a panel says of a question's difficulty, and how many things there are to choose from: what its starting
-- difficulty and the worth of a guess depend on. The import writes both; until then a label and a usual number hold.
alter table questions add column rated jsonb;
alter table questions add column choices smallint;

-- Questions that do not change are not imported again, so the numbers of theirs are taken from their versions.
update questions q set choices = case
    when q.form = 'rc-sentence' then nullif((
      select count(*) from jsonb_path_query(s.public, '$.paragraphs[*].sentences[*]')), 0)
    when jsonb_typeof(v.public -> 'options') = 'array' then jsonb_array_length(v.public -> 'options')
  end
from question_versions v left join stimulus_versions s on s.id = v.stimulus_version_id
where v.id = q.current_version_id;
