/** Random secrets, and the hashes by which they are stored and compared. */
import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 32 random bytes: nobody guesses them, so a plain hash keeps them safe at rest. */
export const makeSecret = (): string => randomBytes(32).toString('base64url');

/** Six digits, for people to type. */
export const makeDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** The same digits for two people have two hashes. */
export const hashCode = (purpose: string, target: string, code: string): Buffer =>
  hashSecret(`${purpose}\n${target}\n${code}`);

export const isSameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
