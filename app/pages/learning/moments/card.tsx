/** A moment as a card that can be kept as a picture: what is switched on is on it, and the score is off at first. */
import { ArrowLeft, Download } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { copyText } from '#app/copy-text.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { MomentDrawing } from '#app/pages/learning/moments/drawing.tsx';
import { isNightMoment, type MomentTold, momentHead } from '#app/pages/learning/moments/moment.ts';
import { plusMinus } from '#app/pages/learning/today/facts.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { useSite, useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Switch } from '#app/ui/inputs/switch.tsx';
import { withLang } from '#core/locale.ts';
import { momentTexts } from '#messages/learning/moments.ts';

/** As long as a slow phone may take to ask where to put it. */
const downloadMs = 60_000;

/** Its browser downloads nothing; a picture is kept there by a long press. */
const isWechat = (): boolean => /MicroMessenger\//.test(navigator.userAgent);

export function MomentCard({ onClose, ...told }: MomentTold & { onClose: () => void }) {
  const t = useText(momentTexts);
  const locale = useLocale();
  const dates = useDates();
  const nickname = useViewer()?.nickname ?? '';
  const card = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasDay, setDay] = useState(true);
  const [hasName, setName] = useState(true);
  const [hasScore, setScore] = useState(false);
  const [picture, setPicture] = useState<{ src: string; shows: string } | null>(null);
  const shows = [hasDay, hasName, hasScore].join();
  const { moment, total } = told;
  const score = total && `${Math.round((total.low + total.high) / 2)} ±${plusMinus([total.low, total.high])}`;

  useEffect(() => head.current?.focus(), []);

  async function save() {
    if (!card.current) return;
    setBusy(true);
    try {
      const { domToBlob, domToPng } = await import('modern-screenshot');
      // The fonts are the reader's own: there is nothing to embed.
      const look = { scale: 3, type: 'image/png', font: false } as const;
      if (isWechat()) return setPicture({ src: await domToPng(card.current, look), shows });
      const blob = await domToBlob(card.current, look);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${t('card_file')}.png`;
      link.click();
      // Some browsers read it only after the click is over.
      setTimeout(() => URL.revokeObjectURL(link.href), downloadMs);
    } catch {
      showToast({ text: t('card_failed'), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  const copy = () =>
    copyText(location.origin + withLang('/home', locale), {
      copied: t('card_copied'),
      failed: t('card_copy_failed'),
    });

  return (
    <div className="wrap py-3 md:py-12" style={{ maxWidth: '64rem' }}>
      <button type="button" onClick={onClose} className="-ml-2 flex min-h-11 items-center gap-2 px-2 text-15">
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {t('card_close')}
      </button>
      <div className="mt-2 grid items-center gap-x-12 gap-y-5 md:grid-cols-2">
        <Card
          {...told}
          cardRef={card}
          day={hasDay ? dates.fullDay(moment.day) : null}
          nickname={hasName ? nickname : null}
          score={hasScore ? score : null}
        />
        <div>
          <h1 ref={head} tabIndex={-1} className="text-34 outline-hidden">
            {t('card_title')}
          </h1>
          <p className="text-15 text-ink-2">{t('card_text')}</p>
          <div className="mt-3 divide-y divide-rule border-y border-rule">
            <Switch
              label={t('card_day')}
              help={dates.fullDay(moment.day)}
              checked={hasDay}
              onChange={(event) => setDay(event.currentTarget.checked)}
            />
            <Switch
              label={t('card_name')}
              help={nickname}
              checked={hasName}
              onChange={(event) => setName(event.currentTarget.checked)}
            />
            {score ? (
              <Switch
                label={t('card_score')}
                help={score}
                checked={hasScore}
                onChange={(event) => setScore(event.currentTarget.checked)}
              />
            ) : null}
          </div>
          <div className="mt-5 flex flex-wrap gap-3 ">
            <Button tone="beam" busy={isBusy} icon={<Download strokeWidth={1.75} />} onClick={save}>
              {t('card_save')}
            </Button>
            <Button tone="quiet" onClick={copy}>
              {t('card_copy')}
            </Button>
          </div>
          {/* A picture of what has been switched since is not what its reader wants. */}
          {picture?.shows === shows ? (
            <div className="mt-5">
              <img
                src={picture.src}
                alt={t('card_picture')}
                className="w-full"
                onLoad={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
              />
              <p role="status" className="mt-2 text-15">
                {t('card_press')}
              </p>
            </div>
          ) : null}
          <p className="mt-3 text-13 text-ink-3">{t('card_note')}</p>
        </div>
      </div>
    </div>
  );
}

type CardProps = MomentTold & {
  cardRef: RefObject<HTMLElement | null>;
  day: string | null;
  nickname: string | null;
  score: string | null;
};

function Card({ cardRef, day, nickname, score, ...told }: CardProps) {
  const t = useText(momentTexts);
  const locale = useLocale();
  const { company } = useSite();
  const { moment } = told;
  const isNight = isNightMoment(moment.kind);
  const mute = isNight ? 'text-night-mute' : 'text-ink-3';
  return (
    <article
      ref={cardRef}
      className={`relative mx-auto flex w-full flex-col overflow-hidden p-6 md:p-8 ${isNight ? 'bg-night text-night-text' : 'border border-rule bg-paper'}`}
      style={{ aspectRatio: '3 / 4', maxWidth: 'min(26rem, 50dvh)' }}
    >
      <MomentDrawing {...told} isCard className="absolute inset-x-0 bottom-24 w-full overflow-visible" />
      <p className="relative font-serif text-34 leading-tight font-bold">{momentHead(t, moment)}</p>
      {score ? (
        <p className="relative mt-1 text-15">
          {score} <span className={`text-12 ${mute}`}>{t('card_unofficial')}</span>
        </p>
      ) : null}
      <div className="relative mt-auto flex items-end justify-between gap-4">
        <div className="min-w-0">
          <b className="block font-serif text-18">{company[locale]}</b>
          <span className={`block truncate text-13 ${mute}`}>
            {[nickname, day].filter(Boolean).join('  ')}
          </span>
        </div>
        <img
          src="/qr/home.svg"
          alt={t('card_code')}
          width={64}
          height={64}
          className="flex-none bg-white p-1"
        />
      </div>
    </article>
  );
}
