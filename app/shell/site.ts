/** What the root loader told every page: the public settings, who is here, what is unread. */
import { useRouteLoaderData } from 'react-router';
import type { Site } from '#app/context.ts';
import type { loader as rootLoader } from '#app/root.tsx';

const noSite: Site = {
  company: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' },
  icpRecord: null,
  videoUrl: null,
  sisterSites: { SAT: null, TOEFL: null, IELTS: null },
  mainHost: null,
  questionHost: null,
  analyticsUrl: null,
};

function useRootData() {
  return useRouteLoaderData<typeof rootLoader>('root');
}

/** The public settings; a page that failed before they were read still gets its name. */
export function useSite(): Site {
  return useRootData()?.site ?? noSite;
}

export function useViewer() {
  return useRootData()?.viewer ?? null;
}
