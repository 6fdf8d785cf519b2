/** Handlers of the reports domain. */
import { reports } from '#contract/reports.ts';
import { getReviewItem } from '#server/domains/reports/item-review.ts';
import { giveExamPdf, giveReportPdf, giveSharedReportPdf } from '#server/domains/reports/pdf/service.ts';
import { getReport } from '#server/domains/reports/report.ts';
import { getTrend, listResults } from '#server/domains/reports/results.ts';
import {
  createShareLink,
  deleteShareLink,
  getShareLink,
  openSharedReport,
  updateShareLink,
} from '#server/domains/reports/sharing/service.ts';
import { implement } from '#server/http/implement.ts';
import { calibrationRoutes } from './calibration.ts';
import { essayRoutes } from './essays.ts';

export const reportsRoutes = [
  ...calibrationRoutes,
  ...essayRoutes,
  implement(reports.getExamPdf, ({ params, query, ...asking }, deps) =>
    giveExamPdf(deps, { id: params.id, ...query }, asking),
  ),
  implement(reports.getReportPdf, ({ params, ...asking }, deps) => giveReportPdf(deps, params.id, asking)),
  implement(reports.getSharedReportPdf, ({ params, ...asking }, deps) =>
    giveSharedReportPdf(deps, params.token, asking),
  ),

  implement(reports.getShareLink, ({ params, viewer }, deps) => getShareLink(deps, params.id, viewer)),
  implement(reports.createShareLink, ({ params, body, ...asking }, deps) =>
    createShareLink(deps, params.id, body, asking),
  ),
  implement(reports.updateShareLink, ({ params, body, viewer }, deps) =>
    updateShareLink(deps, params.id, body, viewer),
  ),
  implement(reports.deleteShareLink, ({ params, viewer }, deps) => deleteShareLink(deps, params.id, viewer)),
  implement(reports.getSharedReport, ({ params, ...asking }, deps) =>
    openSharedReport(deps, params.token, asking),
  ),

  implement(reports.getResults, ({ params, viewer, locale }, deps) =>
    getReport(deps, params.id, viewer, locale),
  ),
  implement(reports.getReviewItem, ({ params, viewer, locale }, deps) =>
    getReviewItem(deps, params.id, params.exerciseId, viewer, locale),
  ),
  implement(reports.listResults, ({ query, viewer, locale }, deps) =>
    listResults(deps, query, viewer, locale),
  ),
  implement(reports.getTrend, ({ viewer, locale }, deps) => getTrend(deps, viewer, locale)),
];
