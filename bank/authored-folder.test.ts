import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultLine } from './authored-files.ts';
import { buildAuthored, readAuthored } from './authored-folder.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'beacon-authored-'));
  mkdirSync(join(folder, 'se'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const wrong = ['florid', 'vague', 'warm', 'late']
  .map((text) => `    - { text: ${text}, en: Not brief., zh: 不简短。 }`)
  .join('\n');
const equivalence = (id: string, tag = 'blank.cause') => `- id: ${id}
  difficulty: 2
  tags: [${tag}]
  stem: "So {1} was the reply that [[it took one word]]."
  options:
    - { text: terse, key: true, gloss: 简短的 }
    - { text: laconic, key: true, gloss: 简短的 }
${wrong}
  analysis: { en: One word is brief., zh: 一个词。 }
  translation: 回答如此简短。
`;

describe('readAuthored', () => {
  test('reads every file below a folder', () => {
    const folder = folderOf({ 'a.yaml': equivalence('se-x1'), 'se/b.yaml': equivalence('se-x2') });
    const { questions, faults } = readAuthored(folder);
    expect(faults).toEqual([]);
    expect(questions.map(({ id }) => id)).toEqual(['se-x1', 'se-x2']);
  });

  test('tells every fault of every file, with file, item and reason', () => {
    const folder = folderOf({
      'broken.yaml': '- id: "unclosed\n',
      'map.yaml': 'id: se-x1\n',
      'se/tags.yaml': equivalence('se-x3', 'blank.nonsense'),
      'se/twice.yaml': equivalence('se-x4') + equivalence('se-x4'),
      'short.yaml': '- id: se-x5\n  stem: too little\n- just words\n',
    });
    const lines = readAuthored(folder).faults.map(faultLine);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^broken\.yaml {2}is not YAML/),
        'map.yaml  is not a list of items',
        'se/tags.yaml  se-x3  blank.nonsense is no leaf of the taxonomy',
        'se/twice.yaml  se-x4  is also in se/twice.yaml',
        expect.stringMatching(/^short\.yaml {2}se-x5 {2}options: /),
        'short.yaml  item 2  is not an item',
      ]),
    );
  });

  test('builds nothing from a folder with a fault', () => {
    const folder = folderOf({ 'a.yaml': equivalence('se-x1'), 'b.yaml': equivalence('se-x2', 'no.tag') });
    expect(() => buildAuthored(folder)).toThrow('b.yaml  se-x2  no.tag is no leaf of the taxonomy');
  });
});
