/** "Next and Back show the next question within one frame from the section already loaded", on a slow network. */
import {
  answerShown,
  button,
  expect,
  openFlow,
  press,
  questionNumber,
  settled,
  test,
} from '#tests/browser/candidate.ts';
import { withoutSalesDialog } from '#tests/browser/page.ts';

/** What the page measures about itself. */
type Measuring = Window & { measured: { isNew: boolean; ms: number }[] };

test('Next and Back show the next question in the very next frame, at 400 ms to the server', async ({
  page,
  context,
  candidate,
}) => {
  test.setTimeout(120_000);
  await withoutSalesDialog(page);
  await openFlow(page, await candidate.start('GREPREP'));
  await press(page, 'continue', 'exercise');
  await press(page, 'next', 'pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  // From the click to the first frame after it: is the other question on the page by then?
  await page.evaluate(() => {
    const measuring = window as unknown as Measuring;
    measuring.measured = [];
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('[data-button=next], [data-button=back]')) return;
        const [before, at] = [heading(), performance.now()];
        requestAnimationFrame(() =>
          measuring.measured.push({ isNew: heading() !== before, ms: performance.now() - at }),
        );
      },
      true,
    );
  });

  for (let index = 0; index < 8; index += 1) {
    await answerShown(page, index);
    await button(page, 'next').click();
    await settled(page);
  }
  for (let index = 0; index < 4; index += 1) {
    await button(page, 'back').click();
    await settled(page);
  }
  expect(await questionNumber(page)).toBe(5);
  const frames = await page.evaluate(() => (window as unknown as Measuring).measured);
  expect(frames).toHaveLength(12);
  expect(frames.filter(({ isNew }) => !isNew)).toEqual([]);
  const sorted = frames.map(({ ms }) => ms).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  test.info().annotations.push({
    type: 'measured',
    description: `click to next frame: median ${median.toFixed(1)} ms, worst ${sorted.at(-1)?.toFixed(1)} ms`,
  });
  console.log(`  click to next frame: median ${median.toFixed(1)} ms, worst ${sorted.at(-1)?.toFixed(1)} ms`);
});
