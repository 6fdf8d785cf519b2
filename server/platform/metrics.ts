/** What a process counts about itself, for whoever operates it. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  const databaseRefusals = new Counter({
    name: 'beacon_database_refusals_total',
    help: 'Calls that were told to come again because the database did not answer.',
    registers: [registry],
  });
  const visitorPages = new Counter({
    name: 'beacon_visitor_pages_total',
    help: 'Pages that visitors were given: kept ones (hit), ones past their time (stale), and ones made anew (miss).',
    labelNames: ['from'],
    registers: [registry],
  });
  const sockets = new Gauge({
    name: 'beacon_sockets',
    help: 'Tabs that are connected to hear of messages.',
    registers: [registry],
  });
  return { registry, seconds, refusedConnections, refusedCalls, databaseRefusals, visitorPages, sockets };
}

export type Metrics = ReturnType<typeof createMetrics>;
