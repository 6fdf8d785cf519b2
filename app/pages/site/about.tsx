/** /about: values, two paragraphs, instructors, student data, a welcome, and where we are. */

import { TeacherPortrait } from '#app/art/covers.tsx';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Figures, useKnownFigures } from '#app/pages/site/home/figures.tsx';
import { TeacherName } from '#app/pages/site/teacher-name.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { say } from '#core/texts.ts';
import { officialTexts } from '#messages/learner/official.ts';
import { pageTexts } from '#messages/site/pages.ts';
import type { Route } from './+types/about.ts';

type Teacher = Calls['GET /api/teachers']['reply'][number];

export const loader = sharedLoader(async ({ api }: SharedArgs) => {
  const [about, teachers, board, accuracy] = await Promise.all([
    api('GET /api/about'),
    api('GET /api/teachers'),
    api('GET /api/score-board'),
    api('GET /api/learner/accuracy'),
  ]);
  return { about, teachers, board, accuracy };
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(pageTexts, metaLocale(args));
  const about = args.loaderData?.about;
  return pageMeta(args, {
    title: t('about_title'),
    description: t('about_description'),
    data: ({ absolute, company }) => ({
      '@type': 'EducationalOrganization',
      name: company,
      url: absolute('/'),
      ...(about && {
        location: about.locations.map(({ title, address }) => ({ '@type': 'Place', name: title, address })),
      }),
    }),
  });
};

export default function About({ loaderData: { about, teachers, board, accuracy } }: Route.ComponentProps) {
  const t = useText(pageTexts);
  const says = useText(officialTexts);
  const { open } = useShell();
  const figures = useKnownFigures(board);
  return (
    <div className="wrap pt-10 md:pt-16">
      <header className="lg:grid-12">
        <h1 className="text-44 lg:col-span-3">{t('about_title')}</h1>
        <p className="mt-3 max-w-[30em] font-serif text-21 leading-relaxed md:text-26 lg:col-span-9 lg:mt-1">
          {about.lede}
        </p>
      </header>
      <SideSection id="values" title={t('values')} className="mt-14">
        <dl className="grid gap-x-8 md:grid-cols-2">
          {about.values.map((value) => (
            <div key={value.title} className="border-b border-rule py-4">
              <dt className="font-serif text-21 font-bold">{value.title}</dt>
              <dd className="mt-1 text-15 text-ink-2">{value.text}</dd>
            </div>
          ))}
        </dl>
      </SideSection>
      <SideSection id="who" title={t('who')} className="mt-14">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-5 max-w-[42em] leading-[1.9] md:text-[1.0625rem]">
            {paragraph}
          </p>
        ))}
      </SideSection>
      <SideSection id="instructors" title={t('instructors')} className="mt-14 scroll-mt-36">
        <People title={t('teachers')} people={teachers.filter(({ type }) => type === 'teacher')} />
        <People title={t('tutors')} people={teachers.filter(({ type }) => type === 'tutor')} />
      </SideSection>
      <SideSection id="students" title={t('student_data')} className="mt-14">
        {figures.length > 0 ? <Figures figures={figures} /> : null}
        <h3 className="mb-2 text-21">{says('accuracy')}</h3>
        <Accuracy accuracy={accuracy} />
      </SideSection>
      <SideSection id="contact" title={t('welcome')} className="mt-14 scroll-mt-36">
        <p className="max-w-[34em] font-serif text-21 leading-relaxed">{about.welcome}</p>
        <Button tone="ink" className="mt-5" onClick={() => open('consult')}>
          {t('consult')}
        </Button>
      </SideSection>
      <SideSection id="locations" title={t('locations')} className="mt-14">
        <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
          {about.locations.map((location) => (
            <li key={location.id}>
              <h3 className="text-21">{location.title}</h3>
              <dl className="mt-2 text-15 text-ink-2">
                <div>
                  <dt className="sr-only">{t('address')}</dt>
                  <dd>{location.address}</dd>
                </div>
                <div>
                  <dt className="sr-only">{t('hours')}</dt>
                  <dd className="font-semibold text-ink">{location.hours}</dd>
                </div>
              </dl>
              <p className="mt-2 text-14 text-ink-3">{location.description}</p>
            </li>
          ))}
        </ul>
      </SideSection>
    </div>
  );
}

/** What was measured, and plainly that it was not where it was not. */
function Accuracy({
  accuracy: { least, measures },
}: {
  accuracy: Calls['GET /api/learner/accuracy']['reply'];
}) {
  const t = useText(officialTexts);
  if (measures.length === 0)
    return (
      <>
        <p className="max-w-[42em] leading-[1.9]">{t('accuracy_none', { n: least })}</p>
        <TextLink to="/user/official-score" className="mt-1 text-15">
          {t('tell')}
        </TextLink>
      </>
    );
  return (
    <>
      {(['verbal', 'quant'] as const).map((name) => {
        const measure = t(`measure_${name}`);
        const found = measures.find((one) => one.measure === name);
        return (
          <p key={name} className="max-w-[42em] leading-[1.9]">
            {found
              ? t('accuracy_one', { measure, n: found.n, points: found.meanError.toFixed(1) })
              : t('accuracy_rest', { measure, n: least })}
          </p>
        );
      })}
      <p className="mt-2 text-13 text-ink-3">{t('accuracy_who')}</p>
      <TextLink to="/user/official-score" className="mt-1 text-15">
        {t('tell')}
      </TextLink>
    </>
  );
}

function People({ title, people }: { title: string; people: readonly Teacher[] }) {
  const t = useText(pageTexts);
  if (people.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 font-sans text-15 font-semibold first:mt-0">{title}</h3>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
        {people.map((person) => (
          <li key={person.id}>
            <TeacherPortrait picture={person.portrait} />
            <h4 className="mt-3 font-serif text-18 leading-snug font-bold">
              <TeacherName teacher={person} />
            </h4>
            <p className="text-13 text-ink-3">
              {person.position}
              {person.years === null ? null : (
                <span className="block">{t('years', { n: person.years })}</span>
              )}
            </p>
            <p className="mt-1.5 text-14 text-ink-2">{person.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
