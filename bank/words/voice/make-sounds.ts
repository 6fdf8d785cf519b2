/** `npm run bank -- sounds`: makes the sounds that the deck lacks, and removes those that no word asks for. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundFile } from '#core/words/sound.ts';
import type { Progress } from '../../part.ts';
import { listSounds, soundFault } from '../checks/sounds.ts';
import { readDeck } from '../read.ts';
import { openMp3, openVoice } from './pico.ts';
import { levelLoudness, peakOf, sampleRate, trimSilence } from './waveform.ts';

const deckFolder = join(import.meta.dirname, '..');
const soundsFolder = join(deckFolder, 'sounds');

/** `tools` is the folder into which the voice and the encoder were installed, as pico.ts explains. */
export async function makeSounds(tools: string, progress: Progress): Promise<string> {
  const { entries, faults } = readDeck(deckFolder);
  // A file that cannot be read would leave its words out, and their sounds would be taken for orphans.
  if (faults[0]) throw new Error(`${faults[0].file} ${faults[0].item}: ${faults[0].reason}`);
  const wanted = new Map(entries.map(({ ipa, word }) => [soundFile(ipa), { ipa, word }]));
  const there = new Set(listSounds(soundsFolder));
  const isGood = (file: string) =>
    there.has(file) && soundFault(readFileSync(join(soundsFolder, file))) === null;
  const missing = [...wanted].filter(([file]) => !isGood(file));
  if (missing.length > 0) {
    const [voice, encode] = [await openVoice(tools), await openMp3(tools, sampleRate)];
    for (const [index, [file, { ipa, word }]] of missing.entries()) {
      const spoken = voice.say(ipa);
      if (peakOf(spoken) >= 1) throw new Error(`${word} /${ipa}/ is clipped by the voice`);
      const mp3 = encode(levelLoudness(trimSilence(spoken)));
      const fault = soundFault(mp3);
      if (fault !== null) throw new Error(`${word} /${ipa}/ ${fault}: is the transcription whole?`);
      writeFileSync(join(soundsFolder, file), mp3);
      progress(index + 1, missing.length);
    }
  }
  const orphans = [...there].filter((file) => !wanted.has(file));
  for (const file of orphans) rmSync(join(soundsFolder, file));
  return `${wanted.size} sounds for ${entries.length} words: ${missing.length} made, ${orphans.length} removed`;
}
