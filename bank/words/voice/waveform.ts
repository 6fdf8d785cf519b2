/** What is done to a spoken word before it is kept: silence cut short, every word as loud as the others. */

/** Of the voice, in samples a second. */
export const sampleRate = 16_000;

const windowSize = sampleRate / 100;
/** 50 dB below the loudest window nothing is heard; a faint /f/ at the beginning of a word is 40 dB below it. */
const silenceShare = 0.003;
/** MP3 puts 0.07 s of its own before the first sample: a player that starts late swallows those, not the word. */
const lead = 0.01 * sampleRate;
const tail = 0.05 * sampleRate;
/** What a hundredth of a second may be below the loudest and still count for how loud the word is. */
const speechShare = 0.1;
const wantedLoudness = 0.16;
/** MP3 may swing a little beyond what it was given. */
export const maxPeak = 0.8;

function loudnessByWindow(samples: Float32Array): number[] {
  return Array.from({ length: Math.ceil(samples.length / windowSize) }, (_, at) =>
    rootMeanSquare(samples.subarray(at * windowSize, (at + 1) * windowSize)),
  );
}

const rootMeanSquare = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

export function trimSilence(samples: Float32Array): Float32Array {
  const loudness = loudnessByWindow(samples);
  const isHeard = (one: number) => one > 0 && one >= silenceShare * Math.max(...loudness);
  const [first, last] = [loudness.findIndex(isHeard), loudness.findLastIndex(isHeard)];
  if (first < 0) return new Float32Array();
  const [from, to] = [first * windowSize - lead, (last + 1) * windowSize + tail];
  const trimmed = new Float32Array(to - from);
  trimmed.set(samples.subarray(Math.max(0, from), to), Math.max(0, -from));
  return trimmed;
}

/** Loudness is that of the voiced part, so that a word with long pauses is not made louder than its neighbors. */
export function loudnessOf(samples: Float32Array): number {
  const loudness = loudnessByWindow(samples);
  const limit = speechShare * Math.max(...loudness);
  const spoken = loudness.filter((one) => one >= limit);
  return Math.sqrt(spoken.reduce((sum, one) => sum + one * one, 0) / spoken.length);
}

export function levelLoudness(samples: Float32Array): Float32Array {
  const gain = Math.min(wantedLoudness / loudnessOf(samples), maxPeak / peakOf(samples));
  return samples.map((sample) => sample * gain);
}
