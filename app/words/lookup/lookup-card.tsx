/** The card of a looked-up word: beside its line on a wide screen, a sheet at the bottom edge on a phone. */
import { BookmarkCheck, BookmarkPlus, X } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { quietApi } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button } from '#app/ui/button.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { Gloss } from '#app/words/gloss.tsx';
import { Pronunciation } from '#app/words/pronunciation.tsx';
import { SoundButton } from '#app/words/sound-button.tsx';
import { ApiError } from '#contract/client.ts';
import { lookupTexts } from '#messages/words/lookup.ts';
import type { Opening } from './opening.ts';
import { putCard } from './put-card.ts';
import { type Found, useFound } from './use-found.ts';

type LookupCardProps = {
  opening: Opening;
  onType: (form: string) => void;
  onClose: (isBack: boolean) => void;
};

export function LookupCard({ opening, onType, onClose }: LookupCardProps) {
  const t = useText(lookupTexts);
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { asked, spot } = opening;
  const { answer, retry, markKept } = useFound(opening.kind === 'word' ? asked : null);
  useLayoutEffect(() => putCard(card.current, spot), [spot]);
  useLeaving(card, onClose);

  const found = opening.kind === 'word' && answer.status === 'found' ? answer.found : null;
  const title = found?.word ?? (asked ? asked.form : t('title'));
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !card.current?.contains(relatedTarget)) onClose(false);
  };
  return createPortal(
    <div
      ref={card}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      onBlur={leave}
      className="fixed z-65 flex w-96 max-w-[calc(100vw-1.5rem)] flex-col overflow-y-auto overscroll-contain border border-ink bg-white shadow-lift outline-hidden max-md:inset-x-0! max-md:max-h-[60dvh]! max-md:w-full max-md:max-w-none max-md:animate-sheet max-md:border-x-0 md:animate-rise md:rounded-3"
    >
      <div className="flex items-start gap-3 px-5 pt-4">
        <div className="min-w-0 flex-1">
          <h2
            id={`${id}-title`}
            lang={asked ? 'en' : undefined}
            className="mr-2.5 inline font-serif text-26 leading-tight break-words"
          >
            {title}
          </h2>
          {found ? <Pronunciation ipa={found.ipa} className="text-15 whitespace-nowrap" /> : null}
          {found && asked && !found.member && found.word !== asked.form.toLowerCase() ? (
            <p className="text-13 text-ink-3">{t('in_text', { form: asked.form })}</p>
          ) : null}
        </div>
        {found?.tier === 'deck' ? (
          <SoundButton key={found.word} word={found.word} ipa={found.ipa} className="-mt-1.5 -mr-3" />
        ) : null}
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => onClose(true)}
          className="-mt-1.5 -mr-2.5 grid size-11 flex-none place-items-center rounded-2 text-ink-2 transition-colors hover:bg-paper-2 hover:text-ink"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </button>
      </div>
      <div className="px-5 pt-1 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:pb-5">
        {opening.kind === 'choice' ? <Note title={t('choice')}>{t('choice_text')}</Note> : null}
        {opening.kind === 'empty' ? <TypeWord onType={onType} /> : null}
        {opening.kind !== 'word' ? null : answer.status === 'loading' ? (
          <Rhythm live label={t('loading', { word: title })} className="min-h-11" />
        ) : answer.status === 'found' ? (
          <Meaning
            key={answer.found.word}
            found={answer.found}
            questionId={asked?.questionId ?? null}
            form={asked?.form ?? answer.found.word}
            onKept={() => markKept(answer.found)}
            onClose={onClose}
          />
        ) : answer.status === 'unknown' ? (
          <Note title={t('unknown')}>{t('unknown_text')}</Note>
        ) : (
          <>
            <Note title={t(answer.msg === null ? 'offline' : 'refused')}>
              {answer.msg ?? t('offline_text')}
            </Note>
            {answer.msg === null ? (
              <Button tone="quiet" size="sm" className="mt-3" onClick={retry}>
                {t('again')}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>,
    document.body,
  );
}

/** Takes the focus, so that the card is read aloud; Escape and a press beside it end it. */
function useLeaving(card: { current: HTMLElement | null }, onClose: (isBack: boolean) => void): void {
  useEffect(() => {
    (card.current?.querySelector('input') ?? card.current)?.focus({ preventScroll: true });
  }, [card]);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    event.preventDefault();
    onClose(true);
  });
  const handlePress = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !card.current?.contains(event.target)) onClose(false);
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      window.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, []);
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="mt-1">
      <p className="text-15 font-semibold">{title}</p>
      <p className="text-14 text-ink-2">{children}</p>
    </div>
  );
}

function TypeWord({ onType }: { onType: (form: string) => void }) {
  const t = useText(lookupTexts);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = String(new FormData(event.currentTarget).get('form') ?? '').trim();
    if (form) onType(form);
  };
  return (
    <form onSubmit={submit}>
      <p className="text-14 text-ink-2 pointer-coarse:hidden">{t('how_mouse')}</p>
      <p className="hidden text-14 text-ink-2 pointer-coarse:block">{t('how_touch')}</p>
      <label htmlFor={id} className="mt-3 block text-14 font-semibold">
        {t('type')}
      </label>
      <div className="mt-1 flex gap-2">
        <TextInput
          id={id}
          name="form"
          lang="en"
          maxLength={60}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 flex-1"
        />
        <Button type="submit" tone="ink">
          {t('look')}
        </Button>
      </div>
    </form>
  );
}

type MeaningProps = {
  found: Found;
  form: string;
  questionId: string | null;
  onKept: () => void;
  onClose: (isBack: boolean) => void;
};

function Meaning({ found, form, questionId, onKept, onClose }: MeaningProps) {
  const t = useText(lookupTexts);
  const isEnglish = useLocale() === 'en';
  const { word, senses, here, member } = found;
  const spoken = senses
    .map(({ pos, zh, en }) => `${pos} ${isEnglish ? en : zh}`)
    .join(isEnglish ? '; ' : '；');
  return (
    <>
      <p role="status" className="sr-only">
        {`${word}: ${here ? t('here_spoken', { gloss: here }) : ''}${member ? `${[member.word, member.pos, ...(isEnglish ? [] : [member.zh])].join(' ')}; ` : ''}${spoken}`}
      </p>
      {here ? (
        <p className="mt-2 rounded-1 bg-beam-wash px-3 py-1.5 text-15">
          <span className="mr-2 text-13 text-beam-ink">{t('here')}</span>
          <Gloss text={here} />
        </p>
      ) : null}
      {member ? (
        <p className="mt-2 text-16">
          <b lang="en" className="font-serif">
            {member.word}
          </b>{' '}
          <i lang="en" className="mr-1 font-serif text-14 text-ink-3">
            {member.pos}
          </i>
          {isEnglish ? null : <span lang="zh-CN">{member.zh}</span>}
        </p>
      ) : null}
      <ol className="mt-2 grid gap-2">
        {senses.map(({ pos, zh, en }) => (
          <li key={`${pos}${en}`} className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
            <i lang="en" className="font-serif text-14 leading-[1.9] text-ink-3">
              {pos}
            </i>
            <div>
              {isEnglish ? null : (
                <p lang="zh-CN" className="text-16">
                  {zh}
                </p>
              )}
              <p lang="en" className={isEnglish ? 'text-16' : 'text-14 text-ink-2'}>
                {en}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule pt-3">
        <Keep found={found} form={form} questionId={questionId} onKept={onKept} onClose={onClose} />
        {found.tier === 'deck' ? <MoreLink to={`/words/${word}`}>{t('entry')}</MoreLink> : null}
        {found.lookups > 1 ? (
          <span className="ml-auto text-13 text-ink-3">{t('lookups', { n: found.lookups })}</span>
        ) : null}
      </div>
    </>
  );
}

/** Stays a button once it is done, so that the keyboard keeps its place. */
function Keep({ found, form, questionId, onKept, onClose }: MeaningProps) {
  const t = useText(lookupTexts);
  const viewer = useViewer();
  const { open } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const askToLogIn = () => {
    onClose(true);
    open('login');
  };
  const keep = async () => {
    if (found.isKept || isBusy) return;
    if (!viewer) return askToLogIn();
    setIsBusy(true);
    try {
      // As it stands there: the bank may explain the form alone.
      const given = {
        word: found.tier === 'deck' ? found.word : form,
        ...(questionId !== null && { questionId }),
      };
      await quietApi('POST /api/words/kept', { body: { words: [given] } });
      setSaid(t('just_added', { word: found.word }));
      onKept();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return askToLogIn();
      setSaid(
        error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.msg : t('add_failed'),
      );
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button
        tone={found.isKept ? 'quiet' : 'outline'}
        size="sm"
        busy={isBusy}
        aria-disabled={found.isKept || undefined}
        icon={found.isKept ? <BookmarkCheck strokeWidth={1.75} /> : <BookmarkPlus strokeWidth={1.75} />}
        onClick={keep}
      >
        {t(found.isKept ? 'added' : 'add')}
      </Button>
      <span
        role="status"
        className={found.isKept ? 'sr-only' : 'order-last w-full text-14 text-brick empty:hidden'}
      >
        {said}
      </span>
    </>
  );
}
