/** A session of the stream from its first question to its summary, whatever the network does meanwhile. */
import { CircleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { ExamFrame } from '#app/shell/layouts/exam.tsx';
import { Button } from '#app/ui/button.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { withLang } from '#core/locale.ts';
import { streamTexts } from '#messages/learner/stream.ts';
import { Round } from './round.tsx';
import { StreamHeader } from './stream-bars.tsx';
import { StreamEnd } from './stream-end.tsx';
import { addressOf, queryOf } from './stream-query.ts';
import { loadingState, type StreamQuery, type StreamState, type StreamStore } from './stream-state.ts';
import { createStream } from './stream-store.ts';

type StreamProps = { owner: string; query: StreamQuery; sessionId: string | null };

export function Stream({ owner, query, sessionId }: StreamProps) {
  const locale = useLocale();
  const [begun, setBegun] = useState({ query, sessionId });
  const [store, setStore] = useState<StreamStore | null>(null);
  useEffect(() => {
    const made = createStream({
      owner,
      ...begun,
      onSession: (id) => {
        // Past the router, for which it is the same page: a reload finds the session, and nothing is loaded anew.
        const url = new URL(location.href);
        url.searchParams.set('session', id);
        history.replaceState(history.state, '', url);
      },
    });
    setStore(made);
    return made.start();
  }, [owner, begun]);
  const start = (wanted: StreamQuery) => {
    history.replaceState(history.state, '', withLang(addressOf(wanted), locale));
    setBegun({ query: wanted, sessionId: null });
  };
  return store ? (
    <Running store={store} onStart={start} />
  ) : (
    <Frame>
      <Loading />
    </Frame>
  );
}

type RunningProps = { store: StreamStore; onStart: (query: StreamQuery) => void };

function Running({ store, onStart }: RunningProps) {
  const state = useSyncExternalStore(store.subscribe, store.read, () => loadingState);
  const { phase, current, kept } = state;
  const notices = <Notices state={state} onRetry={store.retry} />;
  if (phase === 'ready' && current && kept)
    return <Round key={current.id} served={current} {...{ kept, state, store, notices, onStart }} />;
  return (
    <Frame notices={notices} mode={kept?.session.mode}>
      {phase === 'over' && kept ? (
        <StreamEnd
          kept={kept}
          onAgain={() => onStart(queryOf(kept.session))}
          onMore={store.more}
          onStart={onStart}
        />
      ) : (
        <Standstill state={state} onRetry={store.retry} onAll={() => onStart({})} />
      )}
    </Frame>
  );
}

function Frame({
  notices,
  mode = 'stream',
  children,
}: {
  notices?: ReactNode;
  mode?: 'stream' | 'diagnostic' | undefined;
  children: ReactNode;
}) {
  const t = useText(streamTexts);
  return (
    <ExamFrame
      header={<StreamHeader title={t(mode === 'diagnostic' ? 'title_diagnostic' : 'title')} />}
      bar={null}
      notices={notices}
    >
      {children}
    </ExamFrame>
  );
}

const Loading = () => {
  const t = useText(streamTexts);
  return (
    <div className="grid min-h-60 place-items-center py-20">
      <Rhythm live label={t('loading')} labelled />
    </div>
  );
};

type StandstillProps = { state: StreamState; onRetry: () => void; onAll: () => void };

/** There is no question to show: why, and what can be done. */
function Standstill({ state, onRetry, onAll }: StandstillProps) {
  const t = useText(streamTexts);
  const { phase, message, waiting, isOffline, isUnstored } = state;
  if (phase === 'loading' || phase === 'ready') return <Loading />;
  const said = {
    offline: isOffline
      ? { title: t('offline_title'), text: t('offline_text') }
      : { title: t('failed_title'), text: message },
    waiting: {
      title: t('waiting_title'),
      text:
        waiting === 0
          ? t('waiting_none')
          : t(isUnstored ? 'waiting_text_open' : 'waiting_text', { n: waiting }),
    },
    empty: { title: t('empty_title'), text: t('empty_text') },
    failed: { title: t('failed_title'), text: message },
    over: { title: '', text: '' },
  }[phase];
  return (
    <section className="mx-auto max-w-160 px-5 pt-10 pb-16 md:px-8 md:pt-16">
      <h1 className="text-26 md:text-34">{said.title}</h1>
      <p className="mt-3 text-16 text-ink-2">{said.text}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        {phase === 'empty' ? (
          <>
            <Button tone="beam" size="lg" onClick={onAll}>
              {t('empty_all')}
            </Button>
            <TextLink to="/user/wrong-books?state=due" discover="none" tone="strong">
              {t('empty_mistakes')}
            </TextLink>
          </>
        ) : (
          <Button tone="beam" size="lg" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {phase === 'failed' ? (
          <TextButton tone="strong" onClick={onAll}>
            {t('new_session')}
          </TextButton>
        ) : null}
        <TextLink to="/user" discover="none" tone="quiet">
          {t('to_today')}
        </TextLink>
      </div>
    </section>
  );
}

function Notices({ state, onRetry }: { state: StreamState; onRetry: () => void }) {
  const t = useText(streamTexts);
  const { isOffline, needsLogin, waiting, isUnstored } = state;
  return (
    // Always there: a region that arrives with its text is not read.
    <div role="status">
      {needsLogin ? (
        <Line icon={<CircleAlert />} tone="border-night-error">
          <span className="min-w-0 flex-1 py-1.5">{t(isUnstored ? 'login_again_open' : 'login_again')}</span>
          <Link
            // The session stands in the browser's own address, past the router.
            to={`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`}
            target={isUnstored ? '_blank' : undefined}
            discover="none"
            className="px-2 py-2 font-semibold text-beam underline-offset-4 hover:underline"
          >
            {t('login')}
          </Link>
        </Line>
      ) : isOffline ? (
        <Line icon={<WifiOff />} tone="border-beam">
          <span className="min-w-0 flex-1 py-1.5">
            {t(isUnstored ? 'offline_open' : 'offline')} {waiting > 0 ? t('waiting_n', { n: waiting }) : null}
          </span>
          <TextButton tone="night" onClick={onRetry} className="flex-none">
            {t('retry')}
          </TextButton>
        </Line>
      ) : null}
    </div>
  );
}

function Line({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <div
      className={`on-night flex items-center gap-3 border-l-3 bg-night px-4 py-1 text-14 leading-normal text-night-text md:px-6 ${tone}`}
    >
      <span aria-hidden="true" className="[&>svg]:size-4.5 [&>svg]:stroke-[1.75]">
        {icon}
      </span>
      {children}
    </div>
  );
}
