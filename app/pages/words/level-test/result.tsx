/** What the test found: about how many words, how sure, where to begin, and which to keep. */
import { BookmarkPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { Marked } from '#app/pages/words/replies.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { thousands } from '#core/thousands.ts';
import { levelTestTexts } from '#messages/words/level-test.ts';
import { wordPages } from '#messages/words/pages.ts';

/** With fewer the band is wider than it is worth. */
const fewest = 20;

type TestResultProps = { marked: Marked; total: number; onAgain: () => void };

export function TestResult({ marked, total, onAgain }: TestResultProps) {
  const t = useText(levelTestTexts);
  const w = useText(wordPages);
  const viewer = useViewer();
  const top = useRef<HTMLDivElement>(null);
  // The finding is what is read next.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const { known, low, high, right, answered, startLevel } = marked;
  const shown = { n: thousands(known), low: thousands(low), high: thousands(high), total: thousands(total) };
  return (
    <Page>
      <div ref={top} tabIndex={-1} className="outline-hidden">
        <PageTitle
          path={[{ label: w('words'), to: '/words' }, { label: t('title') }]}
          title={t('known', shown)}
          lede={t('band', { ...shown, right, answered })}
        />
      </div>
      {answered < fewest ? (
        <Callout as="p" className="mb-6">
          {t('too_few')}
        </Callout>
      ) : null}
      <Band marked={marked} total={total} label={t('band_drawn', shown)} />
      <section className="mt-10 border-t border-ink pt-4">
        <h2 className="text-26">{t('start_level', { n: startLevel })}</h2>
        <p className="mt-1 max-w-[40em] text-15 text-ink-2">
          {viewer ? t('start_saved', { n: startLevel }) : t('start_visitor')}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {viewer ? (
            <ButtonLink to="/words/session?minutes=10" tone="beam" size="lg" arrow>
              {t('learn')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login?redirect=%2Fwords%2Ftest" tone="beam" size="lg" arrow>
                {t('login')}
              </ButtonLink>
              <ButtonLink to="/words/session" tone="outline" size="lg">
                {t('try')}
              </ButtonLink>
            </>
          )}
          <TextLink to={`/words/levels/${startLevel}`} tone="quiet" className="ml-2 text-15">
            {t('see_level', { n: startLevel })}
          </TextLink>
        </div>
      </section>
      <Missed missed={marked.missed} />
      <p className="mt-8">
        <TextButton tone="quiet" className="text-15" onClick={onAgain}>
          {t('again')}
        </TextButton>
      </p>
    </Page>
  );
}

/** The whole deck as a line, the band lit on it, the estimate as a bar. */
function Band({
  marked: { low, known, high },
  total,
  label,
}: {
  marked: Marked;
  total: number;
  label: string;
}) {
  const at = (value: number) => `${Math.min(100, (value / Math.max(1, total)) * 100)}%`;
  return (
    <div role="img" aria-label={label} className="max-w-[46rem]">
      <div className="relative h-10 border-b border-ink">
        <span
          style={{ left: at(low), width: at(high - low) }}
          className="absolute bottom-0 h-6 border border-ink bg-beam"
        />
        <span style={{ left: at(known) }} className="absolute bottom-0 -ml-px h-9 w-0.5 bg-ink" />
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-13 text-ink-3">
        <span>0</span>
        <span>{thousands(Math.round(total / 2))}</span>
        <span>{thousands(total)}</span>
      </div>
    </div>
  );
}

function Missed({ missed }: { missed: Marked['missed'] }) {
  const t = useText(levelTestTexts);
  const locale = useLocale();
  const { open } = useShell();
  const viewer = useViewer();
  const [state, setState] = useState<'open' | 'busy' | 'kept'>('open');
  if (missed.length === 0) return <p className="mt-10 text-15 text-ink-2">{t('missed_none')}</p>;
  const keep = async () => {
    if (!viewer) return open('login');
    setState('busy');
    try {
      await api('POST /api/words/kept', { body: { words: missed.map(({ word }) => ({ word })) } });
      setState('kept');
    } catch {
      setState('open');
    }
  };
  return (
    <section className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink pt-3">
        <h2 className="text-21">{t('missed', { n: missed.length })}</h2>
        {state === 'kept' ? (
          <p role="status" className="text-14 text-ink-3">
            {t('kept_all')}
          </p>
        ) : (
          <Button
            tone="outline"
            size="sm"
            busy={state === 'busy'}
            icon={<BookmarkPlus strokeWidth={1.75} />}
            onClick={keep}
          >
            {t('keep_all', { n: missed.length })}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-x-10 md:grid-cols-2">
        {missed.map(({ word, zh, en }) => (
          <li key={word} className="flex min-h-12 items-baseline gap-3 border-b border-rule py-2.5">
            <Link
              to={`/words/${word}`}
              lang="en"
              className="font-serif text-18 underline-offset-4 hover:underline"
            >
              {word}
            </Link>
            <span lang={locale === 'en' ? 'en' : 'zh-CN'} className="min-w-0 flex-1 text-14 text-ink-2">
              {locale === 'en' ? en : zh}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
