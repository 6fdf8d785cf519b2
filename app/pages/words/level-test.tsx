/** /words/test: forty words in four minutes, and what they say about where to begin. */
import { useCallback, useEffect, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Asking } from '#app/pages/words/level-test/asking.tsx';
import {
  dropSitting,
  keepSitting,
  readSitting,
  type Sitting,
} from '#app/pages/words/level-test/kept-sitting.ts';
import { TestResult } from '#app/pages/words/level-test/result.tsx';
import type { Marked, TestItem } from '#app/pages/words/replies.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { useViewer } from '#app/shell/site.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { say } from '#core/texts.ts';
import { levelTestTexts } from '#messages/words/level-test.ts';
import { wordPages } from '#messages/words/pages.ts';
import type { Route } from './+types/level-test.ts';

type State =
  | { step: 'before'; isBusy: boolean; hasFailed: boolean }
  | { step: 'asking'; seed: number; items: readonly TestItem[] }
  | { step: 'marking'; sitting: Sitting; hasFailed: boolean }
  | { step: 'result'; marked: Marked };

/** The same for everybody: a test is drawn when it is begun. */
export const loader = sharedLoader(async ({ api }: SharedArgs) => ({
  total: (await api('GET /api/words')).total,
}));

export const meta: Route.MetaFunction = (args) => {
  const t = say(levelTestTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description') });
};

export default function LevelTestPage({ loaderData: { total } }: Route.ComponentProps) {
  const t = useText(levelTestTexts);
  const viewer = useViewer();
  const [state, setState] = useState<State>({ step: 'before', isBusy: false, hasFailed: false });

  const mark = useCallback(
    async (sitting: Sitting) => {
      setState({ step: 'marking', sitting, hasFailed: false });
      try {
        const marked = await quietApi('POST /api/words/level-test', { body: sitting });
        // Who has no account yet may come back with one.
        if (viewer) dropSitting();
        else keepSitting(sitting);
        setState({ step: 'result', marked });
      } catch {
        setState({ step: 'marking', sitting, hasFailed: true });
      }
    },
    [viewer],
  );
  // A visitor's test counts for the account they have logged into since.
  useEffect(() => {
    const sitting = viewer ? readSitting() : null;
    if (sitting) mark(sitting);
  }, [viewer, mark]);

  const begin = async () => {
    setState({ step: 'before', isBusy: true, hasFailed: false });
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    // The contract's whole numbers have 31 bits.
    const seed = drawn >>> 1;
    try {
      const { items } = await quietApi('GET /api/words/level-test', { query: { seed } });
      dropSitting();
      setState({ step: 'asking', seed, items });
    } catch {
      setState({ step: 'before', isBusy: false, hasFailed: true });
    }
  };

  if (state.step === 'asking')
    return <Asking items={state.items} onDone={(answers) => mark({ seed: state.seed, answers })} />;
  if (state.step === 'result')
    return (
      <TestResult
        marked={state.marked}
        total={total}
        onAgain={() => {
          dropSitting();
          setState({ step: 'before', isBusy: false, hasFailed: false });
        }}
      />
    );
  return (
    <Before>
      {state.step === 'marking' ? (
        state.hasFailed ? (
          <ErrorNote onRetry={() => mark(state.sitting)}>{t('send_failed')}</ErrorNote>
        ) : (
          <p role="status" className="flex items-center gap-4">
            <Rhythm live />
            {t('marking')}
          </p>
        )
      ) : (
        <>
          {state.hasFailed ? <ErrorNote className="mb-5">{t('load_failed')}</ErrorNote> : null}
          <Button tone="beam" size="lg" busy={state.isBusy} onClick={begin}>
            {t('start')}
          </Button>
        </>
      )}
    </Before>
  );
}

function Before({ children }: { children: React.ReactNode }) {
  const t = useText(levelTestTexts);
  const w = useText(wordPages);
  const rules = [t('rule_1'), t('rule_2'), t('rule_4'), t('rule_3')];
  return (
    <Page>
      <PageTitle
        path={[{ label: w('words'), to: '/words' }, { label: t('title') }]}
        title={t('headline')}
        lede={t('lede')}
      />
      <ol className="max-w-[46rem] border-t border-ink">
        {rules.map((rule, place) => (
          <li
            key={rule}
            className={`grid grid-cols-[2.5rem_1fr] border-b border-rule py-3.5 ${place === rules.length - 1 ? 'max-md:hidden' : ''}`}
          >
            <span className="font-serif text-18 text-ink-3">{place + 1}</span>
            {rule}
          </li>
        ))}
      </ol>
      <div className="mt-8">{children}</div>
    </Page>
  );
}
