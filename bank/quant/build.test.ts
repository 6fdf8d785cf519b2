import { describe, expect, it } from 'vitest';
import { publicView } from '#core/questions/public-view.ts';
import { build } from './build.ts';

// All of it, which takes seconds.
const { questions, stimuli } = await build();

describe('the quantitative bank', () => {
  it('comes out the same, byte for byte, every time', async () => {
    expect(JSON.stringify(await build())).toBe(JSON.stringify({ questions, stimuli }));
  });

  it('has an id of its own for every question, and a stimulus for every set', () => {
    const ids = new Set(questions.map(({ id }) => id));
    expect(ids.size).toBe(questions.length);
    const known = new Set(stimuli.map(({ id }) => id));
    for (const { stimulus } of questions) if (stimulus) expect(known).toContain(stimulus);
  });

  it('shows no secret in any public view', () => {
    for (const question of questions) {
      const shown = JSON.stringify(publicView(question));
      for (const { en } of question.secret.steps) expect(shown).not.toContain(JSON.stringify(en));
      expect(shown).not.toMatch(/"(?:secret|key|misconception|why|family|misses|tolerance)":/);
    }
  });
});
