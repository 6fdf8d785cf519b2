/** When what everybody did may be told as a fact. */

/** With fewer first answers a share is off by more than ten points as often as not. */
export const fewestAnswers = 20;
