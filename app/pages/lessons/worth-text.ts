/** How many questions of an exam a topic is worth, as it is said: 1.4, 3, less than a tenth as 0.1. */

export const worthText = (worth: number): number => Math.max(0.1, Math.round(worth * 10) / 10);
