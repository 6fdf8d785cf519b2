/** The footer: what this is, where things are, the code to follow us, and what is whose. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { isMiniProgram } from '#app/shell/mini-program.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useSite } from '#app/shell/site.ts';
import { Kept } from '#app/ui/kept/kept.tsx';
import { Still } from '#app/ui/kept/still.tsx';
import type { PlainKey } from '#core/texts.ts';
import { shell } from '#messages/shell.ts';

/** A drawing alone: what the server sent stays while it is loaded. */
const Horizon = lazy(async () => ({ default: (await import('#app/art/horizon.tsx')).Horizon }));

type Key = PlainKey<typeof shell>;

type Column = { title: Key; links: readonly [Key, string][] };

const columns: readonly Column[] = [
  {
    title: 'footer_prepare',
    links: [
      ['link_exams', '/gre-exam'],
      ['link_questions', '/questions?type=fill&tag=1'],
      ['link_exercises', '/exercises'],
      ['link_lessons', '/lessons'],
      ['link_words', '/words'],
      ['link_wrong', '/user/wrong-books'],
      ['link_files', '/share_files'],
    ],
  },
  {
    title: 'footer_classes',
    links: [
      ['link_subject', '/course/subject-learning'],
      ['link_brush', '/course/brush-up'],
      ['link_custom', '/course/custom-learning'],
      ['link_events', '/events-list'],
    ],
  },
];

const aboutUs: Column = {
  title: 'footer_us',
  links: [
    ['link_about', '/about'],
    ['link_news', '/news-list'],
    ['link_centers', '/test-centers-info'],
    ['link_help', '/help?val=faq'],
  ],
};

const plain = 'inline-flex min-h-9 items-center hover:underline underline-offset-4 md:min-h-8';

export function Footer() {
  const t = useText(shell);
  const locale = useLocale();
  const site = useSite();
  const { company, icpRecord, hasOfficialAccount } = site;
  const parts = (
    <>
      <Still>
        <Suspense>
          <Horizon />
        </Suspense>
      </Still>
      <div className="bg-paper-2 pb-[calc(3.75rem+env(safe-area-inset-bottom))] md:pb-0">
        <div className="wrap grid gap-x-6 gap-y-10 py-12 md:grid-cols-[minmax(0,4fr)_repeat(3,minmax(0,2fr))_minmax(0,2fr)] md:py-16">
          <Still className="contents">
            <div className="max-w-80 md:pr-6">
              <Logo />
              <p className="mt-5 text-14 text-ink-2">{t('footer_about')}</p>
            </div>
            {columns.map((column) => (
              <LinkColumn key={column.title} {...column} />
            ))}
          </Still>
          <LinkColumn {...aboutUs}>
            <VideoLink />
          </LinkColumn>
          {hasOfficialAccount ? <OfficialAccount /> : null}
        </div>
        <div className="wrap border-rule pb-10 text-13 text-ink-3">
          <div className="border-t border-rule-2 pt-5">
            <p>{t('footer_copyright')}</p>
            <p className="mt-1">{t('footer_ets')}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
              <span>© 2026 {company[locale]}</span>
              <Link to="/help?val=copyright-statement" className={plain}>
                {t('link_statement')}
              </Link>
              <Link to="/help?val=terms" className={plain}>
                {t('link_terms')}
              </Link>
              <Link to="/help?val=privacy" className={plain}>
                {t('link_privacy')}
              </Link>
              <FeedbackLink />
              {icpRecord && <span className="md:ml-auto">{icpRecord}</span>}
            </div>
          </div>
        </div>
      </div>
    </>
  );
  return (
    <footer className="late mt-24">
      <Kept as="footer" shows={JSON.stringify(site)}>
        {parts}
      </Kept>
    </footer>
  );
}

/** The code by which the official account is followed, where there is one. */
function OfficialAccount() {
  const t = useText(shell);
  return (
    <figure className="flex items-center gap-4 md:block md:justify-self-end">
      <img
        src="/qr/official.svg"
        alt={t('qr_official')}
        width={104}
        height={104}
        loading="lazy"
        className="size-26 rounded-2 border border-rule bg-white p-2"
      />
      <figcaption className="text-12 text-ink-2 md:mt-2 md:text-center">
        {t('official_account')}
        <br />
        {t('official_account_hint')}
      </figcaption>
    </figure>
  );
}

function LinkColumn({ title, links, children }: Column & { children?: ReactNode }) {
  const t = useText(shell);
  return (
    <nav aria-label={t(title)}>
      <h2 className="font-sans text-14 font-semibold">{t(title)}</h2>
      <ul className="mt-3 grid grid-cols-2 text-14 text-ink-2 md:grid-cols-1 md:gap-y-1">
        {links.map(([label, to]) => (
          <li key={label}>
            <Link to={to} className={plain}>
              {t(label)}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Opens the feedback dialog for a user and the login prompt for a visitor (specification, section 1). */
function FeedbackLink() {
  const t = useText(shell);
  const { open } = useShell();
  return (
    <button type="button" onClick={() => open('feedback')} className={plain}>
      {t('link_feedback')}
    </button>
  );
}

/** Inside a WeChat mini-program an outside link leads nowhere, so it is dropped there. */
function VideoLink() {
  const t = useText(shell);
  const { videoUrl } = useSite();
  const [isInside, setIsInside] = useState(false);
  useEffect(() => setIsInside(isMiniProgram()), []);
  if (!videoUrl || isInside) return null;
  return (
    <li>
      <a href={videoUrl} target="_blank" rel="noreferrer" className={plain}>
        {t('link_video')}
        <span className="sr-only">{t('new_window')}</span>
      </a>
    </li>
  );
}
