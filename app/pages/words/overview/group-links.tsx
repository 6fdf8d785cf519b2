/** Groups in a list: the title leads on, the members say what it is about. */
import { Link, usePick } from '#app/locale.tsx';
import type { Calls } from '#contract/all.ts';

type GroupRow = Calls['GET /api/words/groups']['reply'][number];

export function GroupLinks({ groups, className = '' }: { groups: readonly GroupRow[]; className?: string }) {
  const pick = usePick();
  return (
    <ul className={`grid gap-x-8 md:grid-cols-2 lg:grid-cols-3 ${className}`}>
      {groups.map(({ id, title, words }) => (
        <li key={id} className="group relative border-b border-rule py-3.5">
          <Link
            to={`/words/groups/${id}`}
            className="text-16 font-semibold decoration-beam decoration-4 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {pick(title)}
          </Link>
          <p lang="en" className="mt-0.5 font-serif text-15 text-ink-2">
            {words.join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
