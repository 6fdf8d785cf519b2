/**
 * The voice, SVOX Pico. It speaks transcriptions, never spellings, which it would get wrong for one word in thirteen.
 *
 * Neither the program nor the voice is among our packages: sounds are made once and committed, so nobody who installs
 * or runs the product needs them, and the voice's licence lets it be passed on but lacks its sources.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { voiceConsonants, voicePhonemes, voiceVowels } from './phonemes.ts';

/** The part of the compiled program that is used; addresses are numbers. */
type PicoModule = {
  _malloc: (size: number) => number;
  _free: (at: number) => void;
  setValue: (at: number, value: number, type: string) => void;
  getValue: (at: number, type: string) => number;
  FS: { writeFile: (name: string, bytes: Uint8Array) => void };
  _pico_initialize: (memory: number, size: number, system: number) => number;
  _pico_createVoiceDefinition: (system: number, name: number) => number;
  _pico_loadResource: (system: number, file: number, resource: number) => number;
  _pico_getResourceName: (system: number, resource: number, name: number) => number;
  _pico_addResourceToVoiceDefinition: (system: number, voice: number, resource: number) => number;
  _pico_newEngine: (system: number, voice: number, engine: number) => number;
  _pico_resetEngine: (engine: number, mode: number) => number;
  _pico_putTextUtf8: (engine: number, text: number, size: number, taken: number) => number;
  _pico_getData: (engine: number, buffer: number, size: number, given: number, type: number) => number;
};

type Mp3Encoder = {
  configure: (options: {
    sampleRate: number;
    outputSampleRate: number;
    channels: 1;
    bitrate: number;
  }) => void;
  encode: (channels: Float32Array[]) => Uint8Array;
  finalize: () => Uint8Array;
};

const packages = { voice: '@echogarden/svoxpico-wasm@0.2.0', mp3: 'wasm-media-encoders@0.7.0' };
const voiceFiles = ['en-US_ta.bin', 'en-US_lh0_sg.bin'];
/** Where Debian puts it, from the root of a system or of an unpacked package. */
const voiceFolder = 'usr/share/pico/lang';

const advice = (
  tools: string,
): string => `To make sounds two things are needed that the product is not shipped with:
  npm install --prefix ${tools} ${packages.voice} ${packages.mp3}
and the voice, Debian’s package libttspico-data (component non-free), installed or unpacked beside them:
  cd ${tools} && apt-get download libttspico-data && dpkg-deb -x libttspico-data_*.deb .`;

async function loadPackage(tools: string, specifier: string): Promise<Record<string, unknown>> {
  const name = specifier.slice(0, specifier.lastIndexOf('@'));
  try {
    const path = createRequire(join(tools, 'package.json')).resolve(name);
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${name} is missing. ${advice(tools)}`, { cause: error });
  }
}

function findVoice(tools: string): string {
  const folder = [join(tools, voiceFolder), join('/', voiceFolder)].find((one) =>
    voiceFiles.every((file) => existsSync(join(one, file))),
  );
  if (folder === undefined) throw new Error(`The voice is missing. ${advice(tools)}`);
  return folder;
}

/** At full volume the voice clips; what is lost at half is won back when words are made equally loud. */
const half = (phonemes: string): string => `<volume level="50"><phoneme ph='${phonemes}'/></volume>`;

const memorySize = 10_000_000;
const bufferSize = 4096;
const idle = 200;
const busy = 201;

export type Voice = { say: (ipa: string) => Float32Array };

export async function openVoice(tools: string): Promise<Voice> {
  const folder = findVoice(tools);
  const { default: create } = await loadPackage(tools, packages.voice);
  const pico = await (create as () => Promise<PicoModule>)();
  const demand = (status: number): void => {
    if (status !== 0) throw new Error(`The voice failed with status ${status}`);
  };
  const keepText = (text: string): { at: number; size: number } => {
    const bytes = [...new TextEncoder().encode(text), 0];
    const at = pico._malloc(bytes.length);
    bytes.forEach((byte, index) => void pico.setValue(at + index, byte, 'i8'));
    return { at, size: bytes.length };
  };
  const receive = (call: (result: number) => number): number => {
    const result = pico._malloc(8);
    demand(call(result));
    const value = pico.getValue(result, '*');
    pico._free(result);
    return value;
  };

  const system = receive((result) => pico._pico_initialize(pico._malloc(memorySize), memorySize, result));
  const voice = keepText('american').at;
  demand(pico._pico_createVoiceDefinition(system, voice));
  for (const file of voiceFiles) {
    pico.FS.writeFile(`/${file}`, readFileSync(join(folder, file)));
    const resource = receive((result) => pico._pico_loadResource(system, keepText(`/${file}`).at, result));
    const name = pico._malloc(256);
    demand(pico._pico_getResourceName(system, resource, name));
    demand(pico._pico_addResourceToVoiceDefinition(system, voice, name));
  }
  const engine = receive((result) => pico._pico_newEngine(system, voice, result));

  const buffer = pico._malloc(bufferSize);
  const [count, type] = [pico._malloc(8), pico._malloc(8)];
  const readCount = (): number => pico.getValue(count, 'i16') & 0xffff;
  const speak = (phonemes: string): Float32Array => {
    demand(pico._pico_resetEngine(engine, 0));
    const text = keepText(half(phonemes));
    const samples: number[] = [];
    for (let taken = 0; taken < text.size; ) {
      demand(pico._pico_putTextUtf8(engine, text.at + taken, text.size - taken, count));
      taken += readCount();
      for (let status = busy; status !== idle; ) {
        status = pico._pico_getData(engine, buffer, bufferSize, count, type);
        if (status !== busy && status !== idle) demand(status);
        for (let at = 0; at < readCount(); at += 2) samples.push(pico.getValue(buffer + at, 'i16') / 0x8000);
      }
    }
    pico._free(text.at);
    return Float32Array.from(samples);
  };
  demandSymbols((phonemes) => speak(phonemes).length);
  return { say: (ipa) => speak(voicePhonemes(ipa)) };
}

/**
 * A symbol that the voice does not know is left out without a word, or the second half of it said alone; only the
 * length tells.
 */
export function demandSymbols(measure: (phonemes: string) => number): void {
  const probes = [
    ...voiceVowels.map((symbol) => ({ symbol, say: (sound: string) => `"b${sound}b` })),
    ...voiceConsonants.map((symbol) => ({ symbol, say: (sound: string) => `"A:${sound}A:` })),
  ];
  const unsaid = probes.filter(({ symbol, say }) => {
    const [, secondHalf = ''] = symbol.split('_');
    return measure(say(symbol)) === measure(say(secondHalf));
  });
  if (unsaid.length > 0)
    throw new Error(`The voice does not know ${unsaid.map(({ symbol }) => symbol).join(' ')}`);
}

export async function openMp3(
  tools: string,
  sampleRate: number,
): Promise<(samples: Float32Array) => Uint8Array> {
  const { createMp3Encoder } = await loadPackage(tools, packages.mp3);
  const encoder = await (createMp3Encoder as () => Promise<Mp3Encoder>)();
  return (samples) => {
    encoder.configure({ sampleRate, outputSampleRate: sampleRate, channels: 1, bitrate: 32 });
    // Each piece is the encoder's own memory and gone with its next call.
    return Buffer.concat([Buffer.from(encoder.encode([samples])), Buffer.from(encoder.finalize())]);
  };
}
