/** Words before they are kept: short silence, even loudness, nothing clipped. */
import { expect, test } from 'vitest';
import { levelLoudness, loudnessOf, maxPeak, peakOf, sampleRate, trimSilence } from './waveform.ts';

const silence = (seconds: number) => new Float32Array(seconds * sampleRate);
const tone = (seconds: number, height: number) =>
  silence(seconds).map((_, at) => height * Math.sin((2 * Math.PI * 220 * at) / sampleRate));
const join = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));
const secondsOf = (samples: Float32Array) => samples.length / sampleRate;

test('silence is cut to a breath before the word and a twentieth of a second after it', () => {
  const trimmed = trimSilence(join(silence(0.4), tone(0.5, 0.3), silence(0.6)));
  expect(secondsOf(trimmed)).toBeCloseTo(0.56, 3);
  expect(peakOf(trimmed.subarray(0, 0.01 * sampleRate))).toBe(0);
  expect(peakOf(trimmed.subarray(-0.05 * sampleRate))).toBe(0);
});

test('silence is added where a word begins and ends at once', () => {
  expect(secondsOf(trimSilence(tone(0.5, 0.3)))).toBeCloseTo(0.56, 3);
  expect(secondsOf(trimSilence(silence(0.5)))).toBe(0);
});

test('a faint sound at the edge stays', () => {
  const trimmed = trimSilence(join(silence(0.3), tone(0.1, 0.002), tone(0.5, 0.3), silence(0.3)));
  expect(secondsOf(trimmed)).toBeCloseTo(0.66, 3);
});

test('a pause within a word stays', () => {
  expect(secondsOf(trimSilence(join(tone(0.2, 0.3), silence(0.1), tone(0.2, 0.3))))).toBeCloseTo(0.56, 3);
});

test('quiet and loud words end equally loud, however long they pause', () => {
  const loudness = [tone(0.5, 0.05), tone(0.5, 0.6), join(tone(0.2, 0.3), silence(0.3), tone(0.2, 0.3))]
    .map(levelLoudness)
    .map(loudnessOf);
  for (const one of loudness) expect(one).toBeCloseTo(0.16, 2);
});

test('a word with one high peak stays below the limit instead', () => {
  const spiky = tone(0.5, 0.05);
  spiky[4000] = 0.9;
  expect(peakOf(levelLoudness(spiky))).toBeCloseTo(maxPeak, 5);
});
