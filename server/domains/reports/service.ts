/** What the rest of the server may use of reports; printing and sharing have faces of their own. */

export { listEssays } from './essays.ts';
export { findOwnReports } from './results.ts';
