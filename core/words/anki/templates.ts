/** How a note looks in Anki: our paper and ink by day and by night, and light on nothing but the word that was asked for. */
import type { Locale } from '../../locale.ts';
import * as palette from '../../palette.ts';
import { say, texts } from '../../texts.ts';
import type { FieldName } from './note.ts';

const labels = texts({
  Examples: { zh_cn: '例句', en: 'Examples' },
  Synonyms: { zh_cn: '近义词', en: 'Synonyms' },
  Antonyms: { zh_cn: '反义词', en: 'Antonyms' },
  Family: { zh_cn: '词族', en: 'Family' },
  Root: { zh_cn: '词源', en: 'Root' },
  Collocations: { zh_cn: '搭配', en: 'Collocations' },
  Confusion: { zh_cn: '易混', en: 'Easily confused' },
  Register: { zh_cn: '语体', en: 'Register' },
  Notes: { zh_cn: '我的笔记', en: 'My notes' },
});

type Template = { name: string; front: string; back: string };

/** Their names are part of the note type, so they are the same in both languages. */
export function templatesIn(locale: Locale): [wordToMeaning: Template, meaningToWord: Template] {
  const t = say(labels, locale);
  const section = (name: FieldName & keyof typeof labels) =>
    `{{#${name}}}<section><h2>${t(name)}</h2><div class="text">{{${name}}}</div></section>{{/${name}}}`;
  const word =
    '<h1 lang="en">{{Word}}</h1><p class="said" lang="en">{{IPA}} <i>{{PartOfSpeech}}</i> {{Sound}}</p>';
  const meaning =
    '<p class="meaning" lang="zh-CN">{{Meaning}}</p>{{#Definition}}<p class="definition" lang="en">{{Definition}}</p>{{/Definition}}';
  const rest = (
    [
      'Examples',
      'Synonyms',
      'Antonyms',
      'Family',
      'Collocations',
      'Confusion',
      'Root',
      'Register',
      'Notes',
    ] as const
  )
    .map(section)
    .join('');
  const page = (inside: string) => `<main>${inside}</main>`;
  return [
    {
      name: 'Word to meaning',
      front: page(word),
      back: page(`${word}<hr id="answer">${meaning}${rest}`),
    },
    {
      name: 'Meaning to word',
      front: page(
        `${meaning}<p class="said"><i lang="en">{{PartOfSpeech}}</i></p>{{#Examples}}<div class="text gaps">{{Examples}}</div>{{/Examples}}`,
      ),
      back: page(`<div class="asked">${word}</div><hr id="answer">${meaning}${rest}`),
    },
  ];
}

const { paper, ink, ink2, ink3, rule, beam, beamWash, night, night3, nightText, nightMute } = palette;

/** Anki marks its dark mode with `nightMode` on the card, or with `night_mode`, by its version. */
export const styles = `.card { background: ${paper}; color: ${ink}; font: 18px/1.7 -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; text-align: left; margin: 0; }
main { max-width: 40em; margin: 0 auto; padding: 24px 20px; }
h1 { font: 700 40px/1.3 Georgia, "Songti SC", serif; margin: 0; }
.asked h1 { display: inline; box-shadow: inset 0 -0.3em ${beam}; }
.said { color: ${ink3}; margin: 4px 0 0; }
.meaning { font-size: 22px; margin: 0 0 8px; }
.definition { color: ${ink2}; font-family: Georgia, "Songti SC", serif; margin: 0; }
#answer { border: 0; border-top: 1px solid ${ink}; margin: 20px 0; }
section { border-top: 1px solid ${rule}; margin-top: 16px; padding-top: 12px; }
h2 { color: ${ink3}; font-size: 13px; font-weight: 600; margin: 0 0 4px; }
.text { font-size: 16px; }
.text b { background: ${beamWash}; font-weight: 600; }
.gaps { color: ${ink2}; margin-top: 20px; }
.gaps b, .nightMode .gaps b, .night_mode .gaps b { background: none; border-bottom: 2px solid ${ink}; color: transparent; user-select: none; }
.card.nightMode, .card.night_mode { background: ${night}; color: ${nightText}; }
.nightMode .said, .nightMode h2, .night_mode .said, .night_mode h2 { color: ${nightMute}; }
.nightMode .definition, .nightMode .gaps, .night_mode .definition, .night_mode .gaps { color: ${nightText}; }
.nightMode #answer, .night_mode #answer { border-color: ${nightMute}; }
.nightMode section, .night_mode section { border-color: ${night3}; }
.nightMode .asked h1, .night_mode .asked h1 { box-shadow: inset 0 -2px ${beam}; }
.nightMode .text b, .night_mode .text b { background: none; color: ${beam}; }
.nightMode .gaps b, .night_mode .gaps b { color: transparent; border-color: ${nightMute}; }
`;
