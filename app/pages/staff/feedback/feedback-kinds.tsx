/** The two lists of the feedback desk: what people reported, and what they asked the tutors. */
import { useLocation } from 'react-router';
import { Link, useText } from '#app/locale.tsx';
import { staffTexts } from '#messages/staff.ts';

const lists = [
  ['/staff/feedbacks', 'desk_feedbacks'],
  ['/staff/feedbacks/enquiries', 'enquiries'],
] as const;

export function FeedbackKinds() {
  const t = useText(staffTexts);
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('feedback_lists')} className="mt-4">
      <ul className="flex flex-wrap gap-x-6">
        {lists.map(([to, label]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="flex min-h-11 items-center text-15 text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9"
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
