/** A question of the review: a row that tells how it went, and opens into everything about it. */

import { ChevronDown } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { quietApi } from '#app/api.ts';
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { ReportItem } from '#app/pages/reports/replies.ts';
import { ItemStem } from '#app/pages/reports/review/item-stem.tsx';
import type { Opened, ReviewDetailsProps } from '#app/pages/reports/review/review-details.tsx';
import { anchorOf } from '#app/pages/reports/review/review-link.tsx';
import { RichText } from '#app/questions/rich-text.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { SkeletonLines } from '#app/ui/skeleton.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { ApiError } from '#contract/client.ts';
import { clockText } from '#core/duration.ts';
import type { MistakeCause } from '#core/learning/causes.ts';
import type { Form } from '#core/questions/kinds.ts';
import { questionPath } from '#core/questions/number.ts';
import { say } from '#core/texts.ts';
import { causeNames } from '#messages/learning/mistake-causes.ts';
import { formNames } from '#messages/questions.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { reviewTexts } from '#messages/reports/review.ts';

type ReviewItemProps = {
  item: ReportItem;
  recordId: string;
  isShared: boolean;
  /** The address asks for this one. */
  isWanted: boolean;
};

export function ReviewItem({ item, recordId, isShared, isWanted }: ReviewItemProps) {
  const r = useText(reviewTexts);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isWanted);
  const [cause, setCause] = useState(item.mine?.cause ?? null);
  const { found, hasFailed, refusal, load } = useOpened(item, recordId, isShared);
  const { key: visit } = useLocation();
  useEffect(() => {
    if (isWanted && visit) setIsOpen(true);
  }, [isWanted, visit]);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <li id={anchorOf(item.exerciseId)} className="scroll-mt-24 border-b border-rule md:scroll-mt-32">
      <div className="relative grid hover:bg-beam-faint grid-cols-[auto_minmax(0,1fr)_auto] gap-x-5 gap-y-1.5 py-4 md:grid-cols-[3.5rem_minmax(0,1fr)_5rem_6rem_5.5rem]">
        <span className="text-14 text-ink-3">{`${item.section} – ${item.no}`}</span>
        <Summary item={item} cause={cause} isOpen={isOpen} />
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${r(isOpen ? 'close' : isShared ? 'open_public' : 'open')} ${r('place', item)}`}
          onClick={() => setIsOpen(!isOpen)}
          // The whole row is its target: a word at its end is little for a thumb.
          className="flex items-center gap-1.5 text-14 font-semibold underline underline-offset-4 after:absolute after:inset-0 max-md:order-2 max-md:col-span-3 max-md:min-h-8 max-md:w-max md:h-fit md:justify-end"
        >
          {r(isOpen ? 'close' : isShared ? 'open_public' : 'open')}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <div id={id} hidden={!isOpen} className="pt-2 pb-8 md:pl-19">
        {found ? (
          <found.Details {...found} item={item} onCause={setCause} onClose={close} />
        ) : refusal ? (
          <p className="max-w-205 text-15 text-ink-2">{refusal}</p>
        ) : hasFailed ? (
          <ErrorNote onRetry={load}>
            {r('load_failed')}{' '}
            <Link to={questionPath(item.number)} className="underline underline-offset-4">
              {r('own_page')}
            </Link>
          </ErrorNote>
        ) : (
          <SkeletonLines lines={4} className="max-w-205" />
        )}
      </div>
    </li>
  );
}

type Found = Opened & { Details: ComponentType<ReviewDetailsProps> };

/** Neither the question nor the code that shows it is there before somebody asks; both then come at once. */
function useOpened({ exerciseId, questionId }: ReportItem, recordId: string, isShared: boolean) {
  const [found, setFound] = useState<Found | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A question of a mock exam may be closed to its reader; the API says why.
  const [refusal, setRefusal] = useState<string | null>(null);
  const isAsked = useRef(false);
  const load = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setHasFailed(false);
    try {
      const [{ ReviewDetails }, opened] = await Promise.all([
        import('#app/pages/reports/review/review-details.tsx'),
        readOpened({ recordId, exerciseId, questionId, isShared }),
      ]);
      setFound({ ...opened, Details: ReviewDetails });
    } catch (error) {
      isAsked.current = false;
      if (error instanceof ApiError && error.error.startsWith('QUESTION_')) setRefusal(error.msg);
      else setHasFailed(true);
    }
  }, [recordId, exerciseId, questionId, isShared]);
  return { found, hasFailed, refusal, load };
}

type Asked = { recordId: string; exerciseId: string; questionId: string; isShared: boolean };

/** Of somebody else's report only what the bank shows everybody. */
async function readOpened({ recordId, exerciseId, questionId, isShared }: Asked): Promise<Opened> {
  if (isShared) {
    const query = { reveal: 'false' as never };
    return { shared: await quietApi('GET /api/questions/{id}', { params: { id: questionId }, query }) };
  }
  const params = { id: recordId, exerciseId };
  return { own: await quietApi('GET /api/records/{id}/items/{exerciseId}', { params }) };
}

type SummaryProps = { item: ReportItem; cause: MistakeCause | null; isOpen: boolean };

function Summary({ item, cause, isOpen }: SummaryProps) {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const r = useText(reviewTexts);
  const locale = useLocale();
  const facts = [
    say(formNames, locale)(item.form as Form),
    ...(item.isMarked ? [b('is_marked')] : []),
    ...(item.isRapid ? [b('is_rapid')] : []),
    ...(item.change ? [b(`change_${item.change}`)] : []),
    ...(cause ? [say(causeNames, locale)(cause)] : []),
    ...(item.mine?.hasNote ? [r('noted')] : []),
  ];
  const times = [
    b('of_due', { time: clockText(item.targetMs) }),
    ...(item.peerMs === null ? [] : [r('others_time', { time: clockText(item.peerMs) })]),
  ];
  return (
    <>
      <div className="min-w-0 max-md:order-1 max-md:col-span-3">
        {/* Opened, the question itself stands below. */}
        {isOpen ? null : (
          <>
            <p>
              <ItemStem item={item} className="leading-[1.6]" />
            </p>
            {item.correct !== null && item.key !== null ? <Answers item={item} /> : null}
          </>
        )}
        <p className="mt-1 text-13 text-ink-3">{facts.join(' · ')}</p>
      </div>
      <span>
        {item.correct === null ? null : (
          <StatusMark status={!item.isAnswered ? 'none' : item.correct ? 'right' : 'wrong'}>
            {t(!item.isAnswered ? 'blank' : item.correct ? 'right' : 'wrong')}
          </StatusMark>
        )}
      </span>
      <span className="text-right text-14">
        {clockText(item.spentMs)}
        {times.map((text) => (
          <small key={text} className="text-13 whitespace-nowrap text-ink-3 max-md:ml-2 md:block">
            {text}
          </small>
        ))}
      </span>
    </>
  );
}

/** What was answered, and the key where it was another. */
function Answers({ item: { given, key, correct } }: { item: ReportItem }) {
  const b = useText(reportBlocks);
  return (
    <p className="mt-1 text-14">
      {given ? (
        <>
          <span className="text-ink-3">{b('mine')}</span>{' '}
          <span lang="en" className="font-serif">
            {given.by === 'bank' ? <RichText text={given.text} /> : given.text}
          </span>
        </>
      ) : null}
      {correct || !key ? null : (
        <>
          {given ? '　' : ''}
          <span className="text-ink-3">{b('key')}</span>{' '}
          <b lang="en" className="font-serif">
            <RichText text={key} />
          </b>
        </>
      )}
    </p>
  );
}
