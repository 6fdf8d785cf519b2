/** /staff/essays/{id}: an essay as the grader read it, and the teacher's score of it. */
import { useText } from '#app/locale.tsx';
import { Estimate, Gates, SecondOpinion, Traits } from '#app/pages/reports/essay/essay-block.tsx';
import { ParagraphComments } from '#app/pages/reports/essay/essay-parts.tsx';
import { EssayText } from '#app/pages/reports/essay/essay-text.tsx';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { DeskTitle, deskMeta, Sender, When } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { ScoreForm } from '#app/pages/staff/score-form.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { textButtonClass } from '#app/ui/text-button.tsx';
import { essayTexts } from '#messages/essays.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/essay.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'essays');
  const [essay, open] = await Promise.all([
    api('GET /api/staff/essays/{id}', { params }).catch(notFoundFrom),
    api('GET /api/staff/essays', { query: { status: 'open', size: 2 } }),
  ]);
  return { essay, nextId: open.list.find(({ id }) => id !== essay.id)?.id ?? null };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_essays');

export default function StaffEssayPage({ loaderData: { essay, nextId } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const own = useText(essayTexts);
  return (
    <>
      <Breadcrumbs
        items={[{ label: t('desk_essays'), to: '/staff/essays' }, { label: essay.examTitle }]}
        className="-mt-4 mb-2"
      />
      <DeskTitle
        title={essay.examTitle}
        lede={
          <>
            <Sender userId={essay.userId} nickname={essay.nickname} />
            <span className="ml-3 text-ink-3">
              {own('intro', { n: essay.words })} · <When at={essay.submittedAt} />
            </span>
          </>
        }
      />
      <a href="#score" className={`text-14 lg:hidden ${textButtonClass({ tone: 'strong' })}`}>
        {t('to_score')}
      </a>
      <div className="mt-3 grid gap-x-12 gap-y-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <section className="border-t border-ink pt-3">
            <h2 className="text-21">{own('task')}</h2>
            <p lang="en" className="mt-1 max-w-[46em] font-serif text-18 break-words whitespace-pre-line">
              {essay.prompt}
            </p>
          </section>
          <EssayText essay={essay} name="essay" title={t('text_of_essay')} />
          <section className="mt-10 border-t border-ink pt-3">
            <h2 className="text-21">{t('machine')}</h2>
            <div className="mt-3">
              {essay.estimate ? (
                <Estimate essay={essay} estimate={essay.estimate} />
              ) : (
                <p className="text-ink-2">
                  {t(essay.state === 'failed' ? 'estimate_failed' : 'estimate_waiting')}
                </p>
              )}
            </div>
            <Gates gates={essay.gates} />
            {essay.traits.length > 0 ? (
              <Traits title={own('traits')} traits={essay.traits} text={essay.text} />
            ) : null}
            <ParagraphComments essay={essay} name="essay" />
            {essay.second ? <SecondOpinion essay={essay} second={essay.second} /> : null}
          </section>
        </div>
        <aside className="min-w-0">
          <div className="lg:sticky lg:top-36">
            <ScoreForm key={essay.id} essay={essay} nextId={nextId} />
          </div>
        </aside>
      </div>
    </>
  );
}
