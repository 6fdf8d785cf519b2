/** The verbal questions as the product takes them in. */
import { buildAuthored } from '../authored-folder.ts';
import type { BuiltPart } from '../part.ts';

export const build = async (): Promise<BuiltPart> => buildAuthored(import.meta.dirname);
