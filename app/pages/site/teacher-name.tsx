/** The name of a teacher, marked where the site still shows the people it was delivered with. */
import { useText } from '#app/locale.tsx';
import { Badge } from '#app/ui/badge.tsx';
import type { Calls } from '#contract/all.ts';
import { peopleTexts } from '#messages/site/people.ts';

type Teacher = Calls['GET /api/teachers']['reply'][number];

export function TeacherName({ teacher }: { teacher: Pick<Teacher, 'name' | 'isSample'> }) {
  const t = useText(peopleTexts);
  return (
    <>
      {teacher.name}
      {teacher.isSample ? (
        <Badge className="ml-2 align-middle font-sans font-normal">{t('sample')}</Badge>
      ) : null}
    </>
  );
}
