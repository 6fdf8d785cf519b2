/** The head of the home page: the beam falls on the headline, and the plan stands in the sea below. */
import { HeroArt } from '#app/art/hero.tsx';
import { useText } from '#app/locale.tsx';
import { PlanForm } from '#app/pages/learning/plan-form.tsx';
import { thousands } from '#core/thousands.ts';
import { homeTexts } from '#messages/site/home.ts';

export type BankCounts = { questions: number; mockExams: number; practiceSets: number };

export function Hero({ figures }: { figures: BankCounts }) {
  const t = useText(homeTexts);
  const facts = [
    {
      label: t('fact_questions'),
      value: thousands(figures.questions),
      count: figures.questions,
    },
    { label: t('fact_exams'), value: t('n_sets', { n: figures.mockExams }), count: figures.mockExams },
    { label: t('fact_sets'), value: t('n_groups', { n: figures.practiceSets }), count: figures.practiceSets },
  ].filter(({ count }) => count > 0);
  return (
    <section className="relative overflow-hidden pb-10 md:pb-12">
      <HeroArt />
      <div className="wrap relative">
        <h1 className="pt-9 text-60 max-md:max-w-[9em] max-md:[&:lang(en)]:text-[1.75rem] md:pt-10 lg:pt-16">
          {t('headline_1')}
          <br />
          {t('headline_2')}
        </h1>
        <p className="mt-4 max-w-[29em] md:max-lg:mt-2 lg:max-w-[31em] text-16 text-ink-2 max-md:mt-32 md:text-18">
          {t('lede')}
        </p>
        <dl className="mt-5 flex min-h-17 flex-wrap gap-x-6 gap-y-3 md:max-lg:mt-3 lg:mt-6 md:gap-x-12">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-13 text-ink-2">{label}</dt>
              <dd className="font-serif text-26 leading-tight font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <PlanForm className="mt-7 md:mt-20 lg:mt-16" />
      </div>
    </section>
  );
}
