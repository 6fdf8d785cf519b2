/** What the root loader told every page: the public settings, who is here, what is unread. */
import { useRouteLoaderData } from 'react-router';
import type { RootData, Site } from '#app/context.ts';

const noSite: Site = {
  company: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' },
  icpRecord: null,
  videoUrl: null,
  sisterSites: { SAT: null, TOEFL: null, IELTS: null },
  mainHost: null,
  questionHost: null,
  analyticsUrl: null,
};

export function useRootData() {
  return useRouteLoaderData<RootData>('root');
}

/** The public settings; a page that failed before they were read still gets its name. */
export function useSite(): Site {
  return useRootData()?.site ?? noSite;
}

export function useViewer() {
  return useRootData()?.viewer ?? null;
}
