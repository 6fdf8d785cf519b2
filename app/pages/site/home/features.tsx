/** What we provide: three introductions, each with a true diagram and a button that leads there. */
import type { ReactNode } from 'react';
import { FilterDiagram, RoutingDiagram, WeeksDiagram } from '#app/art/feature-diagrams.tsx';
import { useText } from '#app/locale.tsx';
import type { BankCounts } from '#app/pages/site/home/hero.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { thousands } from '#core/thousands.ts';
import { homeTexts } from '#messages/site/home.ts';

export function Features({ figures }: { figures: BankCounts }) {
  const t = useText(homeTexts);
  const questions = thousands(figures.questions);
  return (
    <section aria-labelledby="provide" className="mt-16 bg-paper-2 py-12 md:mt-24 md:py-20">
      <div className="wrap">
        <h2 id="provide" className="text-34">
          {t('provide')}
        </h2>
        <div className="mt-8 grid gap-y-10 lg:grid-cols-3 lg:gap-x-16">
          <Feature
            art={<RoutingDiagram className="h-44 w-full md:h-54" />}
            title={t('mock_title')}
            text={t('mock_text')}
            facts={[
              [t('mock_fact_1'), t('mock_fact_1_value')],
              [t('mock_fact_2'), t('mock_fact_2_value')],
            ]}
            to="/gre-exam/"
            action={t('mock_explore')}
          />
          <Feature
            art={<FilterDiagram className="h-44 w-full md:h-54" />}
            title={t('bank_title')}
            text={t('bank_text')}
            facts={[
              ...(figures.questions > 0
                ? [[t('bank_fact_1'), t('bank_fact_1_value', { n: questions })] as const]
                : []),
              [t('bank_fact_2'), t('bank_fact_2_value')],
            ]}
            to="/questions?type=fill&tag=1&sortKey=createdAt&sortType=DESC"
            action={t('bank_explore')}
          />
          <Feature
            art={<WeeksDiagram className="h-44 w-full md:h-54" />}
            title={t('practice_title')}
            text={t('practice_text')}
            facts={[
              ...(figures.practiceSets > 0
                ? [[t('practice_fact_1'), t('n_groups', { n: figures.practiceSets })] as const]
                : []),
              [t('practice_fact_2'), t('practice_fact_2_value')],
            ]}
            to="/exercises"
            action={t('practice_explore')}
          />
        </div>
        <p className="mt-10 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-rule-2 pt-5">
          <span>
            <b className="mr-2 font-semibold">{t('lessons_title')}</b>
            <span className="text-15 text-ink-2">{t('lessons_text')}</span>
          </span>
          <MoreLink to="/lessons">{t('lessons_open')}</MoreLink>
        </p>
      </div>
    </section>
  );
}

type FeatureProps = {
  art: ReactNode;
  title: string;
  text: string;
  facts: readonly (readonly [string, string])[];
  to: string;
  action: string;
};

function Feature({ art, title, text, facts, to, action }: FeatureProps) {
  return (
    <article className="flex flex-col max-lg:border-rule-2 max-lg:not-first:border-t max-lg:not-first:pt-8 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 relative lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:-left-8 lg:not-first:before:w-px lg:not-first:before:bg-rule-2">
      <div className="md:max-lg:row-span-4">{art}</div>
      <h3 className="mt-6 text-26 md:max-lg:mt-0">{title}</h3>
      <p className="mt-2 text-15 text-ink-2">{text}</p>
      <dl className="mt-4 border-t border-rule-2 text-15">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto pt-6">
        <ButtonLink to={to} arrow className="max-md:w-full">
          {action}
        </ButtonLink>
      </div>
    </article>
  );
}
