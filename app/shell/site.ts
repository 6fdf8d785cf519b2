/** What the root loader told every page: the public settings, who is here, what is unread. */
import { useRouteLoaderData } from 'react-router';
import type { RootData, Site } from '#app/context.ts';

const noSite: Site = {
  company: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' },
  icpRecord: null,
  videoUrl: null,
  hasOfficialAccount: false,
  sisterSites: { SAT: null, TOEFL: null, IELTS: null },
  mainHost: null,
  questionHost: null,
  analyticsUrl: null,
};

let last: RootData | undefined;

/** Where a whole page was refused there is none of its own, and the last one stands: nobody is shown as logged out. */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<RootData>('root');
  // In a browser alone: a server has as many readers as requests.
  if (typeof window !== 'undefined' && data) last = data;
  return data ?? last;
}

/** The public settings; a page that failed before they were read still gets its name. */
export function useSite(): Site {
  return useRootData()?.site ?? noSite;
}

export function useViewer() {
  return useRootData()?.viewer ?? null;
}
