/** The lengths of what is typed, apart from the forms' rules: the essay's editor needs these and not those. */

/** A letter, a sentence's number, a number in a box. */
export const partLength = 40;

/** Beyond what thirty minutes of typing give. */
export const essayLength = 30_000;

/** The most parts that any form has: nine options, and one to spare. */
export const maxParts = 10;
