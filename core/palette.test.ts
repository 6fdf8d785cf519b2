/** The copies of the palette that a stylesheet, a typesetter and a phone's home screen need say the same as the list. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as palette from './palette.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** `paper2` is `paper-2`, `beamWash` is `beam-wash`. */
const nameInStyles = (name: string) => name.replace(/[A-Z\d]/g, (sign) => `-${sign.toLowerCase()}`);

const list = Object.fromEntries(Object.entries(palette).map(([name, hex]) => [nameInStyles(name), hex]));

const pairsIn = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, hex]) => [name, hex]));

describe('the palette', () => {
  it('is what the stylesheet has, neither more nor less', () => {
    const css = read('app/tokens.css') + read('app/app.css') + read('app/signed-in.css');
    expect(pairsIn(css, /--color-([\w-]+): (#[\da-f]+);/g)).toEqual(list);
    expect(css.replace(/--color-[\w-]+: #[\da-f]+;/g, '')).not.toMatch(/#[\da-f]{3,8}\b/i);
  });

  it('is what the printed paper takes its colours from', () => {
    const template = read('server/platform/pdf/template.typ');
    const printed = pairsIn(template, /^#let ([\w-]+) = rgb\("(#[\da-f]+)"\)$/gm);
    expect(list).toMatchObject(printed);
    expect(Object.keys(printed)).toContain('rule');
    expect(template.match(/rgb\(/g)).toHaveLength(Object.keys(printed).length);
  });

  it('is what a phone paints around the page', () => {
    const { background_color, theme_color } = JSON.parse(read('public/manifest.webmanifest'));
    expect([background_color, theme_color]).toEqual([palette.paper, palette.paper]);
  });

  it('is not written down a second time in the code', () => {
    /** Drawings have a few colours of their own, and the kinds of questions have tints that the API gives out. */
    const ownColours = [
      'app/art/logo.tsx',
      'app/art/picture.tsx',
      // The same logo, where no script runs.
      'app/offline/offline-page.ts',
      'app/pages/site/home/words-band.tsx',
      'server/domains/questions/types.ts',
    ];
    const found = ['app', 'server'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .filter((path) => /#[\da-f]{6}\b/i.test(read(path))),
    );
    expect(found.sort()).toEqual(ownColours);
  });
});
