/** The two events that count for the business, handed to whatever adapter is configured; none is by default. */

export type AnalyticsEvent =
  | { name: 'commitExam'; recordId: string; examId: string }
  | { name: 'commitExercise'; recordId: string; examId: string };

export type AnalyticsAdapter = (event: AnalyticsEvent) => void;

const adapters = new Set<AnalyticsAdapter>();

export function addAnalytics(adapter: AnalyticsAdapter): () => void {
  adapters.add(adapter);
  return () => adapters.delete(adapter);
}

/** An adapter that fails must never disturb the exam that it counts. */
export function track(event: AnalyticsEvent): void {
  for (const adapter of adapters) {
    try {
      adapter(event);
    } catch (error) {
      console.warn('analytics', error);
    }
  }
}

/** Sends events to an address of the operator (ANALYTICS_URL); works while the page is being left. */
export function beaconAdapter(url: string): AnalyticsAdapter {
  return (event) => {
    navigator.sendBeacon(url, JSON.stringify({ ...event, at: new Date().toISOString() }));
  };
}
