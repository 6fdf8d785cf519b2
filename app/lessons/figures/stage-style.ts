/** How wide a figure may become, said in the page itself: no sheet of styles is sent for it. */
import type { CSSProperties } from 'react';
import type { LessonFigure } from '#core/lessons/figures.ts';

const drawn: CSSProperties = { position: 'relative', width: 'fit-content', maxWidth: '100%' };
/** Set as lists, they take the width of a text, and their own width decides how they are laid out. */
const set: CSSProperties = {
  position: 'relative',
  width: '100%',
  maxWidth: '34rem',
  containerType: 'inline-size',
};

export const stageStyle = (kind: LessonFigure['kind']): CSSProperties =>
  kind === 'tree' || kind === 'argument' || kind === 'turns' ? set : drawn;
