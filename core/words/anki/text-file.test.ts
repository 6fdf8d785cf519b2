import { expect, test } from 'vitest';
import { guidOf, type OutgoingNote } from './note.ts';
import { decodeText, readText, writeCsv } from './text-file.ts';

const limits = { maxNotes: 100, maxNoteChars: 1000 };

const note: OutgoingNote = {
  guid: guidOf('abate', 'v.'),
  fields: {
    Word: 'abate',
    Meaning: '减轻，缓和',
    Examples: 'It *abated*.\n它减弱了。',
    Notes: '=1+1 "quoted"',
  },
  tags: ['beacon::level-01', 'mine'],
  sound: null,
  memory: null,
  isPaused: false,
  reviews: [],
};

test('a table that we wrote loses nothing on its way back', () => {
  const read = readText(writeCsv([note], { withProgress: true }), limits);
  expect(read).toMatchObject({
    kind: 'read',
    notUnderstood: [],
    mappings: [{ word: 'Word', meaning: 'Meaning', isByName: true, notes: 1 }],
  });
  const [back] = read.kind === 'read' ? read.notes : [];
  expect(back).toMatchObject({
    guid: note.guid,
    tags: note.tags,
    word: 'abate',
    meaning: '减轻，缓和',
    cards: [],
  });
  expect(back?.fields).toMatchObject(note.fields);
});

test('a bare list of words and meanings is read by its order', () => {
  const read = readText('abate\t减轻\n不是词\t也不是\n\nlucid\t清晰的\n', limits);
  expect(read).toMatchObject({
    kind: 'read',
    notes: [
      { word: 'abate', meaning: '减轻', guid: null },
      { word: 'lucid', meaning: '清晰的' },
    ],
    notUnderstood: [{ reason: 'no-word', count: 1, examples: ['不是词'] }],
    mappings: [{ word: '#1', meaning: '#2', isByName: false, notes: 2 }],
  });
});

test('a text export of Anki is read with its tags, HTML and all', () => {
  const read = readText(
    '#separator:tab\n#html:true\n#tags column:3\nabate\t<b>减轻</b>&nbsp;v.\tgre list-1\n',
    limits,
  );
  expect(read).toMatchObject({
    kind: 'read',
    notes: [{ word: 'abate', meaning: '减轻 v.', tags: ['gre', 'list-1'] }],
  });
});

test('a note without end is left out, and told', () => {
  const read = readText(`abate\t${'x'.repeat(2000)}\nlucid\t清晰的\n`, limits);
  expect(read).toMatchObject({ notes: [{ word: 'lucid' }], notUnderstood: [{ reason: 'long', count: 1 }] });
});

test.each(['', '\ufeff', 'Word,Meaning\n', '\n\n'])('%j has no notes', (text) => {
  expect(readText(text, limits)).toEqual({ kind: 'refused', reason: 'no-text' });
});

test('too many notes are refused as a whole', () => {
  expect(readText('abate,减轻\n'.repeat(150), limits)).toEqual({ kind: 'refused', reason: 'many' });
});

test('the encodings that spreadsheets write are told apart', () => {
  const text = 'abate,减轻';
  expect(decodeText(new TextEncoder().encode(text))).toBe(text);
  expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le'))).toBe(text);
  expect(decodeText(Buffer.from([...Buffer.from('abate,'), 0xbc, 0xf5, 0xc7, 0xe1]))).toBe(text);
  expect(decodeText(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeNull();
});
