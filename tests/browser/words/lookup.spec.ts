/** Looking words up where they stand: by mouse, keyboard and touch, known and unknown, and not where it would give answers away. */
import type { Locator, Page } from '@playwright/test';
import { keyOf } from '#core/questions/public-view.ts';
import { axeFaults } from '#tests/browser/axe.ts';
import { numberOf, questionOf } from '#tests/browser/bank/bank-keys.ts';
import { expect, openFlow, press, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

const passage = 'rc-n025-1';
const sentences = 'rc-n025-5';
const completion = 'tc-g001';

test.beforeEach(({ page }) => withoutSalesDialog(page));

const card = (page: Page): Locator => page.getByRole('dialog');

async function openQuestion(page: Page, code: string, lang = ''): Promise<void> {
  await openListening(page, `/questions/${numberOf(code)}${lang}`);
}

/** The look-up is loaded when the page is idle: before that nothing listens. */
async function openListening(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.waitForFunction(() => document.documentElement.dataset.lookup === 'ready');
}

type Point = { x: number; y: number };

/** The middle of a word's first appearance, brought into view. */
const pointOf = (within: Locator, word: string): Promise<Point> =>
  within.first().evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.search(new RegExp(`\\b${wanted}\\b`)) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      node.parentElement?.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`${wanted} is not there`);
  }, word);

const text = (page: Page): Locator => page.getByRole('region', { name: /^(文章|Passage)/ });

async function doubleClick(page: Page, within: Locator, word: string): Promise<void> {
  const { x, y } = await pointOf(within, word);
  await page.mouse.dblclick(x, y);
}

async function select(within: Locator, word: string): Promise<void> {
  await within.first().evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`${wanted} is not there`);
  }, word);
}

test('in a passage by keyboard: select, L, read, Escape, and the focus is where it was', async ({ page }) => {
  await openQuestion(page, passage);
  await text(page).focus();
  await select(text(page), 'plausible');
  await page.keyboard.press('l');
  await expect(card(page).getByRole('heading', { name: 'plausible' })).toBeVisible();
  await expect(card(page)).toBeFocused();
  await expect(card(page).getByRole('status').filter({ hasText: 'plausible' })).toContainText('adj.');
  expect(await axeFaults(page)).toEqual([]);
  // The sound, then the cross.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button', { name: '关闭' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  // Without a selection a word is typed.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await page.keyboard.press('l');
  await expect(card(page).getByLabel('或者输入一个词')).toBeFocused();
  await page.keyboard.type('ambiguous');
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { name: 'ambiguous' })).toBeVisible();
});

test('an inflected form finds its headword, off its own line, and stays selected for copying', async ({
  page,
}) => {
  await openQuestion(page, passage, '?lang=en');
  await doubleClick(page, text(page), 'novices');
  await expect(card(page).getByRole('heading', { name: 'novice' })).toBeVisible();
  await expect(card(page)).toContainText('in the text: novices');
  expect((await page.evaluate(() => String(getSelection()))).trim()).toBe('novices');
  const [word, box] = [await pointOf(text(page), 'novices'), await card(page).boundingBox()];
  expect(box && (box.y > word.y + 8 || box.y + box.height < word.y - 8)).toBe(true);
  await page.mouse.click(5, 400);
  await expect(card(page)).toHaveCount(0);
  // Of a family the member that stands there comes first.
  await doubleClick(page, text(page), 'conspicuously');
  await expect(card(page).getByRole('heading', { name: 'conspicuous' })).toBeVisible();
  await expect(card(page)).toContainText('conspicuously');
  await expect(card(page)).not.toContainText(/\p{Script=Han}/u);
});

test('an English page explains the words of a question in English', async ({ page, candidate: _ }) => {
  await openQuestion(page, completion, '?lang=en');
  const key = keyOf(questionOf(completion));
  await page.locator(`main input[type=radio][value="${key[0]}"]`).check();
  await page.getByRole('button', { name: /^(Submit|Check) / }).click();
  const words = page.locator('main ul').filter({ has: page.getByRole('button', { name: /^Add/ }) });
  await expect(words.locator('b[lang=en]')).not.toHaveCount(0);
  await expect(words).not.toContainText(/\p{Script=Han}/u);
});

test('a word that we do not have is said to be so, kindly', async ({ page }) => {
  await openQuestion(page, passage);
  await page.keyboard.press('l');
  await page.keyboard.type('zyzzyva');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('词表里还没有这个词');
  expect(await axeFaults(page)).toEqual([]);
});

test('the visible way: a button opens the same card', async ({ page }) => {
  await openQuestion(page, completion, '?lang=en');
  await page.getByRole('button', { name: 'Look up a word' }).click();
  await expect(card(page)).toContainText('Double-click an English word');
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Look up a word' })).toBeFocused();
});

test('added with one tap, and told so afterwards; a visitor is asked to log in', async ({
  page,
  candidate,
}) => {
  await openQuestion(page, passage);
  await doubleClick(page, text(page), 'plausible');
  await card(page).getByRole('button', { name: '加入单词' }).click();
  await expect(card(page).getByRole('button', { name: '已在单词本里' })).toBeVisible();
  const { list } = await candidate.call<{ list: { word: string; questionId: string | null }[] }>(
    'GET',
    '/api/words/kept',
  );
  expect(list).toEqual([expect.objectContaining({ word: 'plausible', questionId: expect.any(String) })]);
  await page.keyboard.press('Escape');
  await doubleClick(page, text(page), 'plausible');
  await expect(card(page).getByRole('button', { name: '已在单词本里' })).toBeVisible();

  await page.context().clearCookies();
  await openQuestion(page, passage);
  await doubleClick(page, text(page), 'discretion');
  await card(page).getByRole('button', { name: '加入单词' }).click();
  await expect(card(page)).toContainText('登录');
});

test('a slow network waits quietly, a dead one is named, and trying again works', async ({
  page,
  complaints,
}) => {
  await openQuestion(page, passage);
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/words/lookup*', async (route) => {
    await held;
    await route.abort();
  });
  await doubleClick(page, text(page), 'plausible');
  await expect(card(page)).toContainText('正在查 plausible');
  answerNow();
  await expect(card(page)).toContainText('没有连上网络');
  complaints.length = 0; // the browser reports the lost call, as it should
  await page.unroute('**/api/words/lookup*');
  await card(page).getByRole('button', { name: '再查一次' }).click();
  await expect(card(page).getByRole('button', { name: '加入单词' })).toBeVisible();
});

test('choices are looked up only after the answer, and then with what they mean there', async ({
  page,
  candidate,
}) => {
  expect(candidate.email).toBeTruthy();
  // One of its wrong options, C, is a word of the deck; a lesson asks it, so no exam keeps it.
  const code = 'tc-g096';
  const word = 'perilous';
  const question = questionOf(code);
  await openQuestion(page, code);
  const option = page.locator('label[data-option=C]');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/words/lookup') && asked.push(request.url()));
  await doubleClick(page, option, word);
  await expect(page.locator('input[value=C]')).not.toBeChecked();
  await select(option, word);
  await page.keyboard.press('l');
  await expect(card(page)).toContainText('这是本题的选项');
  await page.keyboard.press('Escape');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  // Not by typing it either, nor from the blank that it fills.
  await page.getByRole('button', { name: '查词' }).click();
  await page.keyboard.type('Perilous');
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('这是本题的选项');
  await page.keyboard.press('Escape');
  await option.click();
  await doubleClick(page, page.locator('[data-filled]'), word);
  await expect(card(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: '提交答案' }).click();
  await expect(page.getByRole('heading', { name: '解析' })).toBeVisible();
  await doubleClick(page, option, word);
  await expect(card(page).getByRole('heading', { name: word })).toBeVisible();
  const { notes } = question.secret as { notes: Record<string, { gloss: string }> };
  await expect(card(page)).toContainText(`在这里${notes.C?.gloss}`);
  expect(keyOf(question)).toHaveLength(1);
});

test('not in a mock exam', async ({ page, candidate }) => {
  const started = await candidate.start('GREPREP');
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  await page.waitForLoadState('networkidle');
  const word = await page
    .locator('main [lang=en]')
    .first()
    .evaluate((root) => {
      return /\b[a-z]{6,}\b/.exec(root.textContent ?? '')?.[0] ?? '';
    });
  await doubleClick(page, page.locator('main [lang=en]'), word);
  await page.keyboard.press('l');
  await expect(card(page)).toHaveCount(0);
  // In another tab neither.
  const other = await page.context().newPage();
  await withoutSalesDialog(other);
  await openQuestion(other, passage);
  await doubleClick(other, text(other), 'plausible');
  await expect(card(other)).toContainText('现在不能查词');
});

test('an article is looked up too, and its links still lead on', async ({ page }) => {
  await openListening(page, '/news/gre-format?lang=en');
  await doubleClick(page, page.locator('article [lang=en] p').first(), 'the');
  await expect(card(page)).toBeVisible();
});

test('a double click in a sentence that could be chosen leaves the choice as it was', async ({ page }) => {
  await openQuestion(page, sentences);
  const passageOf = page.locator('fieldset');
  const chosen = passageOf.locator('input:checked');
  await doubleClick(page, passageOf, 'plausible');
  await expect(card(page).getByRole('heading', { name: 'plausible' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('Escape');
  const { x, y } = await pointOf(passageOf, 'discretion');
  await page.mouse.click(x, y);
  await expect(chosen).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);
  const before = (await chosen.getAttribute('value')) ?? '';
  await doubleClick(page, passageOf, 'uniform');
  await expect(card(page).getByRole('heading', { name: 'uniform' })).toBeVisible();
  await expect(chosen).toHaveValue(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  async function tap(page: Page, within: Locator, word: string): Promise<void> {
    const { x, y } = await pointOf(within, word);
    await page.touchscreen.tap(x, y);
  }

  test('a tap opens a sheet that leaves the word in sight; a tap on it again closes it', async ({ page }) => {
    await openQuestion(page, passage);
    await tap(page, text(page), 'plausible');
    await expect(card(page).getByRole('heading', { name: 'plausible' })).toBeVisible();
    await expect(card(page).getByRole('button', { name: '加入单词' })).toBeVisible();
    await expect
      .poll(async () => {
        const box = await card(page).boundingBox();
        return box && Math.round(box.y + box.height);
      })
      .toBe(844);
    const mark = await page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('lookup') ?? [])] as Range[];
      return range ? { text: range.toString(), bottom: range.getBoundingClientRect().bottom } : null;
    });
    expect(mark?.text).toBe('plausible');
    expect(mark?.bottom).toBeLessThan((await card(page).boundingBox())?.y ?? 0);
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await tap(page, text(page), 'plausible');
    await expect(card(page)).toHaveCount(0);
  });

  test('where a tap selects the sentence it only does that; a double tap looks up and leaves the choice as it was', async ({
    page,
  }) => {
    await openQuestion(page, sentences);
    const passageOf = page.locator('fieldset');
    const chosen = passageOf.locator('input:checked');
    await tap(page, passageOf, 'plausible');
    await expect(chosen).toHaveCount(1);
    await expect(card(page)).toHaveCount(0);
    const before = (await chosen.getAttribute('value')) ?? '';
    const { x, y } = await pointOf(passageOf, 'uniform');
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    await expect(card(page).getByRole('heading', { name: 'uniform' })).toBeVisible();
    await expect(chosen).toHaveValue(before);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(chosen).toHaveValue(before);
  });
});
