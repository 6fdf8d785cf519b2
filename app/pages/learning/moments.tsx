/** /moments/{kind}: what has come about, told once and calmly; Esc and Back leave it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { data } from 'react-router';
import { quietApi } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { Link, useGo, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { MomentCard } from '#app/pages/learning/moments/card.tsx';
import { MomentDrawing } from '#app/pages/learning/moments/drawing.tsx';
import { isNightMoment, type Moment, momentHead } from '#app/pages/learning/moments/moment.ts';
import { Clauses } from '#app/pages/learning/today/clauses.tsx';
import { plusMinus } from '#app/pages/learning/today/facts.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ApiError } from '#contract/client.ts';
import { momentKinds } from '#core/learning/moments.ts';
import { say } from '#core/texts.ts';
import { momentTexts } from '#messages/learning/moments.ts';
import type { Route } from './+types/moments.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const kind = momentKinds.find((one) => one === params.kind);
  if (!kind) throw data(null, { status: 404 });
  const { api } = context.get(pageContext);
  try {
    const [moment, { score, chart, target }] = await Promise.all([
      api('GET /api/moments/{kind}', { params: { kind } }),
      api('GET /api/today'),
    ]);
    return { moment, total: score.total, chart, target: target?.total ?? null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(momentTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
};

export default function MomentPage({ loaderData }: Route.ComponentProps) {
  const { moment } = loaderData;
  const t = useText(momentTexts);
  const go = useGo();
  const [hasCard, setCard] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hadCard = useRef(false);
  const isNight = isNightMoment(moment.kind);

  // Once: whoever has been here is not told again.
  useEffect(() => {
    if (!moment.isSeen)
      quietApi('PUT /api/moments/{kind}/seen', { params: { kind: moment.kind }, body: {} }).catch(() => {});
  }, [moment]);

  // The button went with the rest while the card was shown.
  useEffect(() => {
    if (hadCard.current && !hasCard) opener.current?.focus();
    hadCard.current = hasCard;
  }, [hasCard]);

  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (hasCard) setCard(false);
    else go('/user');
  });
  useEffect(() => {
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);

  if (hasCard) return <MomentCard {...loaderData} onClose={() => setCard(false)} />;
  return (
    <div
      className={`relative flex min-h-dvh flex-col overflow-hidden ${isNight ? 'on-night bg-night text-night-text' : ''}`}
    >
      <MomentDrawing
        {...loaderData}
        className="mt-10 w-full overflow-visible md:absolute md:mt-0 md:right-0 md:bottom-0 md:w-[62%]"
      />
      <div className="wrap relative flex flex-1 flex-col pt-6 pb-8 md:pt-32">
        <h1 className="text-60 md:max-w-[42%]">
          <Clauses text={momentHead(t, moment)} />
        </h1>
        <p className={`mt-3 text-16 md:max-w-[42%] md:text-18 ${isNight ? '' : 'text-ink-2'}`}>
          <Sentence {...loaderData} />
          {moment.kind === 'mistakes-100' ? (
            <span className="block text-14 text-ink-3">{t('marks_key')}</span>
          ) : null}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-center gap-x-7 gap-y-2 pt-8 md:mt-0 md:justify-start">
          <WayOn moment={moment} />
          <MoreWay moment={moment} isNight={isNight} />
          <button ref={opener} type="button" onClick={() => setCard(true)} className="min-h-11 font-semibold">
            <span className={`border-b ${isNight ? 'border-night-field' : 'border-rule-2'}`}>
              {t('make_card')}
            </span>
          </button>
        </div>
      </div>
    </div>
  );
}

type Told = Route.ComponentProps['loaderData'];

function Sentence({ moment, total }: Told) {
  const t = useText(momentTexts);
  const dates = useDates();
  const { kind, n, day } = moment;
  if (kind === 'first-mock' || kind === 'mistakes-100' || kind === 'topic') return t(`text_${kind}`);
  if (kind === 'target')
    return total ? t('text_target', { error: plusMinus([total.low, total.high]) }) : t('text_target_plain');
  return t('text_lamps', { day: dates.day(day), n });
}

/** One button: to what was reached where that is something to read, else back to the day. */
function WayOn({ moment: { kind, to } }: { moment: Moment }) {
  const t = useText(momentTexts);
  return (
    <ButtonLink
      to={kind === 'first-mock' ? to : '/user'}
      tone="beam"
      size="lg"
      arrow
      className="max-md:w-full"
    >
      {t(kind === 'first-mock' ? 'go_first-mock' : 'go_today')}
    </ButtonLink>
  );
}

function MoreWay({ moment: { kind, to }, isNight }: { moment: Moment; isNight: boolean }) {
  const t = useText(momentTexts);
  const more =
    kind === 'mistakes-100' || kind === 'topic'
      ? { to, label: t(`more_${kind}`) }
      : kind === 'target'
        ? { to: '/plan', label: t('more_target') }
        : kind === 'first-mock'
          ? { to: '/user', label: t('back') }
          : null;
  return more ? (
    <Link to={more.to} className="inline-flex min-h-11 items-center font-semibold">
      <span className={`border-b ${isNight ? 'border-night-field' : 'border-rule-2'}`}>{more.label}</span>
    </Link>
  ) : null;
}
