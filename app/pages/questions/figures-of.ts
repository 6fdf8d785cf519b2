/** How a share of questions is written. */

export const percentText = (share: number): string => `${Math.round(share * 100)}%`;
