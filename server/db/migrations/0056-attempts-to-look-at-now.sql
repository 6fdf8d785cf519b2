-- Every attempt that a sweep may have something to do on; the first one finds out when.
update records set due_at = coalesce(last_sign, started_at)
where status = 'open' and due_at is null and (running_since is not null
    or (silent_since is not null and exam_type = 'GREPREP') or screen = 'sectionEnd');
