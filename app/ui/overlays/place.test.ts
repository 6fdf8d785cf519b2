import { describe, expect, it } from 'vitest';
import { type Placing, place } from './place.ts';

const window = { width: 1000, height: 800 };
const menu = { width: 200, height: 300 };
const under: Placing = { side: 'bottom', align: 'start', gap: 6 };

describe('what floats', () => {
  it('stands under its anchor, edge to edge', () => {
    expect(place({ top: 100, left: 50, width: 80, height: 40 }, menu, window, under)).toMatchObject({
      top: 146,
      left: 50,
    });
  });

  it('ends where its anchor ends', () => {
    expect(
      place({ top: 100, left: 500, width: 80, height: 40 }, menu, window, { ...under, align: 'end' }).left,
    ).toBe(380);
  });

  it('goes over its anchor where there is no room below', () => {
    expect(place({ top: 700, left: 50, width: 80, height: 40 }, menu, window, under).top).toBe(394);
  });

  it('stays below where there is even less room above', () => {
    const { top, room } = place({ top: 100, left: 50, width: 80, height: 500 }, menu, window, under);
    expect(top).toBe(606);
    expect(room).toBe(182);
  });

  it('stays inside the window at both sides', () => {
    expect(place({ top: 100, left: 960, width: 30, height: 40 }, menu, window, under).left).toBe(788);
    expect(
      place({ top: 100, left: 0, width: 30, height: 40 }, menu, window, { ...under, align: 'end' }).left,
    ).toBe(12);
  });
});
