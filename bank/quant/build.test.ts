import { describe, expect, it } from 'vitest';
import { publicView } from '#core/questions/public-view.ts';
import { build } from './build.ts';

describe('the quantitative bank', () => {
  it('comes out the same, byte for byte, every time', async () => {
    const [first, second] = [await build(), await build()];
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('has an id of its own for every question, and a stimulus for every set', async () => {
    const { questions, stimuli } = await build();
    const ids = new Set(questions.map(({ id }) => id));
    expect(ids.size).toBe(questions.length);
    const known = new Set(stimuli.map(({ id }) => id));
    for (const { stimulus } of questions) if (stimulus) expect(known).toContain(stimulus);
  });

  it('shows no secret in any public view', async () => {
    const { questions } = await build();
    for (const question of questions) {
      const shown = JSON.stringify(publicView(question));
      for (const { en } of question.secret.steps) expect(shown).not.toContain(JSON.stringify(en));
      expect(shown).not.toMatch(/"(?:secret|key|misconception|why|family|misses|tolerance)":/);
    }
  });
});
