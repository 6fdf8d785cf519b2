/** What a process counts about itself, for whoever operates it. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export function createMetrics() {
  const registry = new Registry();
  // Among them nodejs_eventloop_lag_*: how long a request waited because another one kept the process busy.
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const refusedConnections = new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections refused because their network had too many.',
    registers: [registry],
  });
  const refusedCalls = new Counter({
    name: 'http_calls_limited_total',
    help: 'Requests refused by the table of limits.',
    labelNames: ['kind', 'by'],
    registers: [registry],
  });
  return { registry, seconds, refusedConnections, refusedCalls };
}

export type Metrics = ReturnType<typeof createMetrics>;
