/** One topic: where it stands, why practise it, what to do, and the answers behind it. */
import { useLocale, useText } from '#app/locale.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { levels } from '#core/learner/map.ts';
import { mapTexts, masteryNames, topicTexts } from '#messages/learner/map.ts';
import { Evidence } from './evidence.tsx';
import { Ladder } from './ladder.tsx';
import { Peers } from './peers.tsx';
import { Steps } from './steps.tsx';
import { halvesOf, type Topic } from './tiles.ts';
import { WayHere } from './way-here.tsx';

/** Everything below its name. */
export function TopicPanel({ topic }: { topic: Topic }) {
  const t = useText(topicTexts);
  const locale = useLocale();
  const { tag, level, isUnsure, isFading, unseenDays, trend, lesson, mistakes } = topic;
  const standing = [
    masteryNames[level][locale],
    isUnsure ? t('unsure') : null,
    isFading ? t('fading', { n: unseenDays ?? 0 }) : null,
    trend === null ? null : t(trend),
  ].filter((part) => part !== null);
  return (
    <>
      <p className="flex items-center gap-3">
        <Steps {...topic} className="h-4 w-20 flex-none" />
        <span>{standing.join(locale === 'en' ? ', ' : '，')}</span>
      </p>
      <Range topic={topic} />
      <section className="mt-5 border-t border-rule pt-4">
        <h3 className="font-sans text-14 font-semibold">{t('why')}</h3>
        <p className="mt-1 text-15 text-ink-2">
          <Why topic={topic} />
        </p>
        <ButtonLink
          to={`/stream?tag=${tag.path}&n=10`}
          tone={level === 'solid' && !isFading ? 'outline' : 'beam'}
          arrow
          wide
          className="mt-3"
        >
          {t('practise')}
        </ButtonLink>
      </section>
      {lesson ? (
        <section className="mt-5 border-t border-rule pt-4">
          <h3 className="font-sans text-14 font-semibold">{t('first')}</h3>
          <TextLink to={`/lessons/${lesson.slug}`} className="text-15">
            {lesson.title}
          </TextLink>
        </section>
      ) : null}
      <Evidence key={tag.path} topic={topic} />
      {mistakes > 0 ? (
        <TextLink to={`/user/wrong-books?tag=${tag.id}&state=open`} tone="strong" className="mt-1 text-15">
          {t('mistakes', { n: mistakes })}
        </TextLink>
      ) : null}
      <WayHere history={topic.history} />
      <Peers peers={topic.peers} own={level} />
    </>
  );
}

function Range({ topic: { range, answers } }: { topic: Topic }) {
  const t = useText(topicTexts);
  const locale = useLocale();
  const levelAt = (place: number) => {
    const level = levels[Math.min(levels.length - 1, Math.floor(place))] ?? 'weak';
    return masteryNames[level][locale];
  };
  const [low, high] = range ? [levelAt(range.low), levelAt(range.high)] : ['', ''];
  const label =
    range === null
      ? answers === 0
        ? t('range_none')
        : t('range_few', { n: answers })
      : low === high
        ? t('range_one', { low })
        : t('range', { low, high });
  return (
    <div className="mt-3">
      <Ladder range={range} label={label} />
      <p aria-hidden="true" className="mt-1 text-14 text-ink-2">
        {label}
      </p>
    </div>
  );
}

function Why({ topic: { measure, questions, points, isWeak, isFading, level } }: { topic: Topic }) {
  const t = useText(topicTexts);
  const map = useText(mapTexts);
  const locale = useLocale();
  const name = map(`measure_${measure}`);
  const said = locale === 'en' ? name.toLowerCase() : name;
  const halves = halvesOf(questions);
  const sentences = [
    halves === null ? t('why_little', { measure: said }) : t('why_share', { measure: said, n: halves }),
    points === null ? null : t('why_points', { n: points }),
    isWeak ? t('why_weak') : null,
    level === 'unknown' ? t('why_unknown') : null,
    isFading ? t('why_fading') : level === 'solid' ? t('why_solid') : null,
  ].filter((sentence) => sentence !== null);
  return sentences.join(locale === 'en' ? ' ' : '');
}
