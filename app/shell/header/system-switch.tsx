/** The switch between the sister sites. GRE is where we are, so its entry does nothing; its light rhythm shows that. */
import { useText } from '#app/locale.tsx';
import { useSite } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Kept } from '#app/ui/kept/kept.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { shell } from '#messages/shell.ts';

const systems = ['GRE', 'SAT', 'TOEFL', 'IELTS'] as const;

export function SystemSwitch() {
  const t = useText(shell);
  const { sisterSites } = useSite();
  const entry = 'relative flex h-11 items-center px-2 text-14 lg:px-3 font-semibold tracking-[0.02em]';
  const list = (
    <ul aria-label={t('systems')} className="flex gap-0.5 border-rule md:border-l md:pl-2 lg:pl-6">
      {systems.map((system) => {
        if (system === 'GRE') {
          return (
            <li key={system}>
              <span aria-disabled="true" aria-current="true" className={`${entry} cursor-default`}>
                GRE
                <Rhythm flashes={3} className="absolute bottom-1 left-2 lg:left-3" />
                <span className="sr-only">{t('system_current')}</span>
              </span>
            </li>
          );
        }
        const url = sisterSites[system];
        const look = `${entry} text-ink-3 hover:text-ink`;
        return (
          <li key={system}>
            {url ? (
              <a href={url} className={look}>
                {system}
              </a>
            ) : (
              <button
                type="button"
                className={look}
                onClick={() => showToast({ text: t('system_closed', { name: system }) })}
              >
                {system}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <Kept as="systems" shows={JSON.stringify(sisterSites)}>
      {list}
    </Kept>
  );
}
