/**
 * How strong a password is: shared by the form's hint and the server's refusal. It brings a list of the passwords that
 * people choose most, some 200 kB, so a page loads it only when somebody chooses one.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { favourites, holdsOwnWords, isMonotonous, type PasswordOwner, passwordLength } from './passwords.ts';

/** 0 is refused; 1 to 3 are weak, fair and strong. */
type Strength = 0 | 1 | 2 | 3;

type Judgement = {
  readonly strength: Strength;
  /** Why it is refused, as a key of the texts about fields. */
  readonly fault: 'password_short' | 'password_own_words' | 'password_guessable' | null;
};

/** A longer password is not weaker than its beginning; and what is read at most takes a few milliseconds. */
const readLength = 24;

/** Numbers of guesses, as powers of ten. Below the first, a guesser who may try slowly still gets there. */
const steps = { refused: 6, weak: 8, fair: 10 } as const;

let estimator: ZxcvbnFactory | null = null;

/** Unpacking the list takes a tenth of a second, once: a server does it before anybody waits. */
export function prepareStrength(): ZxcvbnFactory {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, favourites },
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
    maxLength: readLength,
    // Each letter that may stand for another multiplies the readings.
    l33tMaxSubstitutions: 20,
  });
  return estimator;
}

const estimate = (password: string): number =>
  prepareStrength().check(password.slice(0, readLength)).guessesLog10;

export function judgePassword(
  password: string,
  owner: PasswordOwner = {},
  names: readonly string[] = [],
): Judgement {
  if (password.length < passwordLength.min) return { strength: 0, fault: 'password_short' };
  if (holdsOwnWords(password, owner, names)) return { strength: 0, fault: 'password_own_words' };
  const guesses = isMonotonous(password) ? 0 : estimate(password.normalize('NFKC'));
  if (guesses < steps.refused) return { strength: 0, fault: 'password_guessable' };
  return { strength: guesses < steps.weak ? 1 : guesses < steps.fair ? 2 : 3, fault: null };
}
