/** How long the level test is: the page that asks it needs no more of its rules. */
export const testSize = 40;
export const testSeconds = 240;
