/** What the rest of the server may use of the site's content. */

export { findReadings } from './readings.ts';
