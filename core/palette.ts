/**
 * The colours of the house, under the names that app/tokens.css gives them (`paper2` is `--color-paper-2`), for what no
 * stylesheet reaches: figures, charts, the printed paper, mails, codes. A test holds the copies against this list.
 */

/** Sheets, fields, the canvas of an exam. */
export const white = '#ffffff';

/** The page; then bands, and the tracks of bars. */
export const paper = '#fcfaf5';
export const paper2 = '#f5f1e7';
export const paper3 = '#eae4d5';

/** Hairlines, decorative alone; the stronger one is under links. */
export const rule = '#ded7c6';
export const rule2 = '#bdb4a0';

/** The edge of what can be filled in or pressed. */
export const field = '#857d6c';

/** Words, from the loudest to the quietest. */
export const ink = '#1c1a16';
export const ink2 = '#46423a';
export const ink3 = '#6a6458';

/** Light: what is current, chosen, reached or next. Never words, but for the last of them. */
export const beam = '#ffc92b';
export const beamHover = '#ffd75e';
export const beamPress = '#f5bc14';
export const beamWash = '#fff2c7';
export const beamWashHover = '#ffe89d';
export const beamFaint = '#fff9e6';
export const beamInk = '#765300';

/** Right, in data. */
export const sea = '#1d566f';
export const sea2 = '#5b8ca0';
export const seaWash = '#e6eff1';

/** Wrong. */
export const brick = '#a63a22';
export const brickWash = '#f8e8e2';

/** Done, in words. */
export const moss = '#2c6843';
export const mossWash = '#e7f0e8';

/** The bars of an exam, notices, the band of words. */
export const night = '#15202b';
export const night2 = '#1f2d3a';
export const night3 = '#34475a';
export const nightText = '#f4f1e8';
export const nightMute = '#aebbc6';
export const nightField = '#6b7e90';
export const nightDisabled = '#7c8b98';
export const nightError = '#f08a70';
