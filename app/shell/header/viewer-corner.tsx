/** Who is here: the greeting with the unread badge, or the way to log in. */
import { Link, useText } from '#app/locale.tsx';
import { useGlance } from '#app/shell/header/today-glance.ts';
import { unreadLabel } from '#app/shell/header/unread-label.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { shell } from '#messages/shell.ts';

export function UnreadBadge({ className = '' }: { className?: string }) {
  const t = useText(shell);
  const { unread } = useShell();
  const label = unreadLabel(unread);
  if (label === null) return null;
  return (
    <span
      className={`inline-grid h-5 min-w-5 place-items-center rounded-full bg-beam px-1.5 text-12 font-semibold leading-none text-ink ${className}`}
    >
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{t('unread', { n: unread })}</span>
    </span>
  );
}

export function ViewerCorner() {
  const t = useText(shell);
  const viewer = useViewer();
  if (!viewer) {
    return (
      <Link
        to="/login"
        className="flex h-10 flex-none items-center whitespace-nowrap rounded-2 border border-ink px-3 lg:px-4 text-14 font-semibold hover:bg-ink hover:text-paper"
      >
        <span className="lg:hidden">{t('login_short')}</span>
        <span className="max-lg:hidden">{t('login')}</span>
      </Link>
    );
  }
  return (
    <Link
      to="/user"
      className="flex h-11 min-w-0 flex-none items-center gap-2 text-14 font-semibold hover:underline"
    >
      <span className="max-w-24 truncate lg:max-w-44">{t('greeting', { name: viewer.nickname })}</span>
      <TodayWord />
      <UnreadBadge />
    </Link>
  );
}

/** What today is like, in a word. */
function TodayWord() {
  const t = useText(shell);
  const glance = useGlance();
  if (!glance) return null;
  const { state, tasks } = glance;
  const n = tasks.filter((task) => task.state === 'open').length;
  const word =
    state === 'done' || state === 'rest' || state === 'eve' || state === 'exam-day'
      ? t(`today_${state}`)
      : n > 0
        ? t('today_left', { n })
        : null;
  return word && <span className="font-normal text-ink-3 max-lg:hidden">{word}</span>;
}
