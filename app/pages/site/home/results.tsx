/** Team and high-score students, the score board and student cases: what the operator can prove, or one line. */

import { lazy, Suspense } from 'react';
import { useText } from '#app/locale.tsx';
import { type Board, type Fact, useKnownFigures } from '#app/pages/site/home/figures.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { thousands } from '#core/thousands.ts';
import { homeTexts } from '#messages/site/home.ts';

/** Loaded where an operator has results to show. */
const ScoreBoard = lazy(async () => ({ default: (await import('./score-board.tsx')).ScoreBoard }));
const HighScore = lazy(async () => ({ default: (await import('./score-board.tsx')).HighScore }));
const Cases = lazy(async () => ({ default: (await import('./score-board.tsx')).Cases }));

type TeamProps = { board: Board; teachers: number; tutors: number; questions: number };

export function Team({ board, teachers, tutors, questions }: TeamProps) {
  const t = useText(homeTexts);
  const facts = [
    { label: t('team_teachers'), value: t('n_people', { n: teachers }) },
    { label: t('team_tutors'), value: t('n_people', { n: tutors }) },
    ...(questions > 0 ? [{ label: t('team_questions'), value: thousands(questions) }] : []),
  ];
  const hasStudents = board.students.length > 0;
  return (
    <section aria-labelledby="team" className="wrap mt-16 md:mt-24">
      <div className="border-t border-ink pt-4 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-10">
        <div>
          <h2 id="team" className="text-34">
            {t('team')}
          </h2>
          <p className="mt-2 text-15 text-ink-2">{t('team_text')}</p>
          {hasStudents ? <TeamFacts facts={facts} /> : null}
        </div>
        <div className="max-lg:mt-6">
          {hasStudents ? (
            <ul
              aria-label={t('team')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              className="scroll-row mt-3 md:grid md:grid-cols-3"
            >
              <Suspense>
                {board.students.slice(0, 3).map((student) => (
                  <HighScore key={student.name} student={student} />
                ))}
              </Suspense>
            </ul>
          ) : (
            <>
              <TeamFacts facts={facts} />
              <p className="mt-3 text-15 text-ink-2">{t('students_none')}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function TeamFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 border-t border-rule">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between border-b border-rule py-2.5">
          <dt className="text-15">{label}</dt>
          <dd className="font-serif text-18 font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Score board and cases; where there is neither, one section with one line names both. */
export function Results({ board }: { board: Board }) {
  const t = useText(homeTexts);
  const figures = useKnownFigures(board);
  const hasBoard = board.students.length > 0 || figures.length > 0;
  const hasCases = board.cases.length > 0;
  return (
    <>
      <Suspense>
        {hasBoard ? <ScoreBoard board={board} figures={figures} /> : null}
        {hasCases ? <Cases cases={board.cases} /> : null}
      </Suspense>
      {hasBoard && hasCases ? null : (
        <div className="wrap mt-16 md:mt-24">
          <SideSection
            id="results"
            title={hasBoard ? t('cases') : hasCases ? board.title : t('board_and_cases')}
          >
            <p className="max-w-[42em] text-15 text-ink-2">{t('results_none')}</p>
            <MoreLink to="/user/official-score">{t('results_tell')}</MoreLink>
          </SideSection>
        </div>
      )}
    </>
  );
}
