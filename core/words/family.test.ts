import { expect, test } from 'vitest';
import { findMember } from './family.ts';

const member = (word: string) => ({ word, pos: 'n.', zh: word });
const obstinate = { word: 'obstinate', family: [member('obstinacy'), member('obstinately')] };
const imply = { word: 'imply', family: [member('implication'), member('implicate')] };

test.each([
  ['obstinacy', obstinate, 'obstinacy'],
  ['Obstinacies', obstinate, 'obstinacy'],
  ['obstinately', obstinate, 'obstinately'],
  ['obstinate', obstinate, undefined],
  ['implied', imply, undefined],
  ['implies', imply, undefined],
  ['implying', imply, undefined],
  ['implications', imply, 'implication'],
  ['implicated', imply, 'implicate'],
  ['implicating', imply, 'implicate'],
  ['nothing', imply, undefined],
])('%s', (form, entry, expected) => expect(findMember(entry, form)?.word).toBe(expected));
