/** Every drawing, cover and portrait. */
import {
  ArticleCover,
  articleCovers,
  CourseCover,
  courseCovers,
  TeacherPortrait,
  teacherPortraits,
} from '#app/art/covers.tsx';
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { ErrorArt } from '#app/art/error.tsx';
import { FilterDiagram, RoutingDiagram, WeeksDiagram } from '#app/art/feature-diagrams.tsx';
import { HeroArt } from '#app/art/hero.tsx';
import { Horizon } from '#app/art/horizon.tsx';
import { LoginArt } from '#app/art/login.tsx';
import { LogoMark } from '#app/art/logo.tsx';
import { NotFoundArt } from '#app/art/not-found.tsx';
import { useText } from '#app/locale.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { devTexts } from '#messages/dev.ts';

export function Drawings() {
  const t = useText(devTexts);
  return (
    <section className="mt-16 space-y-12">
      <SectionHead title={t('drawings')} />
      <div className="flex flex-wrap items-end gap-8">
        <LogoMark />
        <LogoMark className="h-20 w-17" />
        <LogoMark className="h-[31px] w-[26px]" />
        <span className="bg-night p-4">
          <LogoMark tone="night" />
        </span>
        <img src="/favicon.svg" alt="" width={16} height={16} />
        <img src="/favicon.svg" alt="" width={32} height={32} />
      </div>
      <div className="relative -mx-5 h-75 overflow-hidden md:-mx-8 md:h-115 lg:h-155">
        <HeroArt />
      </div>
      <Horizon />
      <h3 className="text-21">{t('features')}</h3>
      <div className="grid gap-8 bg-paper-2 p-6 lg:grid-cols-3">
        <RoutingDiagram className="h-54 w-full" />
        <FilterDiagram className="h-54 w-full" />
        <WeeksDiagram className="h-54 w-full" />
      </div>
      <h3 className="text-21">{t('scenes')}</h3>
      <div className="grid items-start gap-8 md:grid-cols-3">
        <NotFoundArt />
        <ErrorArt />
        <LoginArt />
        <EmptyNotebook className="w-60" />
        <CalmSea className="w-60" />
        <UnlitLamp className="w-60" />
      </div>
      <h3 className="text-21">{t('courses')}</h3>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {courseCovers.map((name) => (
          <CourseCover key={name} picture={name} />
        ))}
      </div>
      <h3 className="text-21">{t('articles')}</h3>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {articleCovers.map((name) => (
          <ArticleCover key={name} picture={name} />
        ))}
      </div>
      <h3 className="text-21">{t('teachers')}</h3>
      <div className="grid grid-cols-3 gap-4 md:grid-cols-6">
        {teacherPortraits.map((name) => (
          <TeacherPortrait key={name} picture={name} />
        ))}
      </div>
    </section>
  );
}
