/** Drawings for places where nothing is yet: a file each, so that a page ships the one it may show. */

export type EmptyArtProps = { className?: string };

export const frame = { viewBox: '0 0 240 168' } as const;
