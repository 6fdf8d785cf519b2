/** The trainer: a session of words from its first card to its end, for whoever is logged in and for visitors. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useText } from '#app/locale.tsx';
import { useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Grade } from '#core/words/memory.ts';
import { trainerTexts } from '#messages/words/trainer.ts';
import type { CardProps } from './cards/card-props.ts';
import { ChooseCard } from './cards/choose-card.tsx';
import { PairsCard } from './cards/pairs-card.tsx';
import { RecallCard, RecognizeCard } from './cards/recognize-card.tsx';
import { SpellCard } from './cards/spell-card.tsx';
import { dueText } from './engine/due-text.ts';
import {
  type Card,
  currentCard,
  memoryOf,
  progressOf,
  type Session,
  undoLast,
} from './engine/session-state.ts';
import {
  createTrainer,
  loadingState,
  type SessionQuery,
  type Trainer as TrainerStore,
} from './engine/trainer-store.ts';
import { useKeys } from './keys.ts';
import { EndFrame, EndTitle, SessionEnd } from './session-end.tsx';
import { TrainerHeader, TrainerLoading, TrainerNotice } from './trainer-header.tsx';
import { TrialEnd } from './trial-end.tsx';

type TrainerProps = {
  title: string;
  query: SessionQuery;
  exitTo: string;
  /** Below the end of a session: what is next. */
  after?: React.ReactNode;
};

export function Trainer({ query, ...frame }: TrainerProps) {
  const viewerId = useViewer()?.id ?? null;
  const asked = JSON.stringify(query);
  const [trainer, setTrainer] = useState<TrainerStore | null>(null);
  useEffect(() => {
    const made = createTrainer({ viewerId, query: JSON.parse(asked) as SessionQuery });
    setTrainer(made);
    return made.start();
  }, [viewerId, asked]);
  return (
    // A word that is asked is not looked up.
    <div
      data-no-lookup=""
      className="flex h-dvh flex-col bg-white text-ink [@media(height<30rem)]:h-auto [@media(height<30rem)]:min-h-dvh"
    >
      {trainer ? (
        <Running trainer={trainer} isVisitor={viewerId === null} {...frame} />
      ) : (
        <TrainerLoading {...frame} />
      )}
    </div>
  );
}

type FrameProps = Pick<TrainerProps, 'title' | 'exitTo' | 'after'>;

const cards = {
  recognize: RecognizeCard,
  recall: RecallCard,
  choose: ChooseCard,
  spell: SpellCard,
  pairs: PairsCard,
} as const;

function Running({
  trainer,
  isVisitor,
  title,
  exitTo,
  after,
}: FrameProps & { trainer: TrainerStore; isVisitor: boolean }) {
  const t = useText(trainerTexts);
  const state = useSyncExternalStore(trainer.subscribe, trainer.read, () => loadingState);
  const { pathname, search } = useLocation();
  const { phase, session, left, isOffline, needsLogin, waiting } = state;
  if (phase === 'loading' || (phase === 'ready' && !session))
    return <TrainerLoading title={title} exitTo={exitTo} />;
  const notice = needsLogin ? (
    <TrainerNotice>
      {t('needs_login')}{' '}
      <TextLink to={`/login?redirect=${encodeURIComponent(pathname + search)}`} tone="inline">
        {t('log_in')}
      </TextLink>
    </TrainerNotice>
  ) : isOffline ? (
    <TrainerNotice>
      {t('offline')} {waiting > 0 ? t('waiting', { n: waiting }) : null}
    </TrainerNotice>
  ) : null;
  if (!session)
    return (
      <>
        <TrainerHeader title={title} exitTo={exitTo} />
        <EndFrame
          bar={
            <div className="mx-auto max-w-104">
              <Button tone="beam" size="lg" wide onClick={trainer.reload}>
                {t('fetch_again')}
              </Button>
            </div>
          }
        >
          <EndTitle>{t(phase === 'offline' ? 'offline_title' : 'failed_title')}</EndTitle>
          <p className="mt-3 text-18 text-ink-2">{phase === 'offline' ? t('offline_text') : state.message}</p>
        </EndFrame>
      </>
    );
  if (session.items.length === 0)
    return (
      <>
        <TrainerHeader title={title} exitTo={exitTo} />
        {notice}
        <EndFrame
          bar={
            <div className="mx-auto max-w-104">
              <ButtonLink to="/words" tone="beam" size="lg" wide>
                {t('to_words')}
              </ButtonLink>
            </div>
          }
        >
          <EndTitle>{t('empty_title')}</EndTitle>
          <p className="mt-3 text-18 text-ink-2">{t('empty_text')}</p>
        </EndFrame>
      </>
    );
  return (
    <Cards
      trainer={trainer}
      session={session}
      left={left}
      notes={state.notes}
      isVisitor={isVisitor}
      title={title}
      exitTo={exitTo}
      after={after}
      notice={notice}
    />
  );
}

type CardsProps = FrameProps & {
  trainer: TrainerStore;
  session: Session;
  left: { due: number; fresh: number };
  notes: Readonly<Record<string, string>>;
  isVisitor: boolean;
  notice: React.ReactNode;
};

function Cards({ trainer, session, left, notes, isVisitor, title, exitTo, after, notice }: CardsProps) {
  const t = useText(trainerTexts);
  const locale = useLocale();
  /** A card whose outcome is known stays until it was read, though the session has gone on. */
  const [held, setHeld] = useState<{ card: Card; key: string } | null>(null);
  const [said, setSaid] = useState('');
  const current = currentCard(session);
  const shown = held ?? (current && { card: current, key: `${current.item.word} ${session.done.length}` });
  const shownAt = useRef({ key: '', at: 0 });
  if (shown && shownAt.current.key !== shown.key) shownAt.current = { key: shown.key, at: performance.now() };

  const undo = () => {
    const last = session.done.at(-1);
    if (!last) return;
    setHeld(null);
    trainer.undo();
    setSaid(t('undone', { word: last.word }));
  };
  useKeys({ z: undo });
  const give = (grade: Grade) => {
    if (!shown) return;
    trainer.grade(grade, performance.now() - shownAt.current.at);
    const { word } = shown.card.item;
    const after = trainer.read().session;
    const memory = after && memoryOf(after, word);
    if (memory) setSaid(t('comes_back', { word, due: dueText(new Date(memory.due), new Date(), locale) }));
  };
  const header = (
    <TrainerHeader
      title={title}
      exitTo={exitTo}
      progress={shown ? progressOf(held ? undoLast(session).session : session) : undefined}
      isOver={!shown}
      onUndo={session.done.length > 0 ? undo : undefined}
    />
  );
  const spoken = (
    <div role="status" aria-live="polite" className="sr-only">
      {said}
    </div>
  );
  if (!shown)
    return (
      <>
        {header}
        {notice}
        {isVisitor ? (
          <TrialEnd onMore={trainer.reload} />
        ) : (
          <SessionEnd session={session} left={left} exitTo={exitTo} onMore={trainer.reload} after={after} />
        )}
        {spoken}
      </>
    );
  const { item } = shown.card;
  const Kind: (props: CardProps) => React.ReactNode = cards[shown.card.kind];
  return (
    <>
      {header}
      {notice}
      <Kind
        key={shown.key}
        card={shown.card}
        retention={session.retention}
        isFirst={session.done.length === 0}
        note={notes[item.word] ?? item.own?.note ?? ''}
        onNote={isVisitor ? undefined : (note) => trainer.note(item.word, note)}
        onGrade={give}
        onOutcome={(grade) => {
          setHeld(shown);
          give(grade);
        }}
        onNext={() => setHeld(null)}
        onRest={
          isVisitor
            ? undefined
            : () => {
                setHeld(null);
                trainer.rest(item.word);
                showToast({ text: t('rested', { word: item.word }) });
              }
        }
      />
      {spoken}
    </>
  );
}
