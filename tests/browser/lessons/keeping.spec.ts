/** Where one left a lesson: in the browser, on the server, from one to the other; and the lesson where no script runs. */
import type { Page } from '@playwright/test';
import { apiOf, expect, register, test } from '../candidate.ts';
import { open, withoutSalesDialog } from '../page.ts';
import {
  answerCheck,
  chooseCheck,
  expectOnlyCutOff,
  goOn,
  type Lesson,
  lastPart,
  pass,
  passUpTo,
  placeOf,
  skip,
  submit,
} from './reader.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

const readLesson = async (api: ReturnType<typeof apiOf>, slug: string): Promise<Lesson> =>
  api.call('GET', `/api/lessons/${slug}`);

/** As a visitor who left the lesson at one of its checks. */
async function atChecks(page: Page, place: string, slug = 'blank-concession'): Promise<void> {
  await open(page, '/about');
  await page.evaluate(
    ([key, at]) => {
      const now = new Date().toISOString();
      const kept = {
        place: at,
        answers: {},
        checks: {},
        seconds: 60,
        startedAt: now,
        updatedAt: now,
        share: 0.5,
      };
      localStorage.setItem(`beacon.lesson.-.${key}`, JSON.stringify(kept));
    },
    [slug, place],
  );
  await open(page, `/lessons/${slug}`);
  await expect(lastPart(page)).toHaveAttribute('data-part', place);
}

test('a visitor goes on after a reload, sees it in the overview, and takes it along at the login', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const api = apiOf(context.request, baseURL ?? '');
  await open(page, '/lessons/form-qc');
  await passUpTo(page, await readLesson(api, 'form-qc'), 'step-3');
  await page.reload();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'step-3');
  await expect(lastPart(page)).toBeInViewport();
  await expect(page.locator('[data-part=hook] [data-closed]')).toHaveCount(1);
  await open(page, '/lessons');
  await expect(page.getByRole('link', { name: '接着学' })).toHaveAttribute('href', '/lessons/form-qc');
  const { email, password } = await register(api);
  await context.clearCookies();
  await open(page, '/login?redirect=%2Fabout');
  await page.getByRole('textbox', { name: '邮箱' }).fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/about');
  await expect.poll(async () => (await readLesson(api, 'form-qc')).own?.place).toBe('step-3');
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('beacon.lesson.-'))),
    )
    .toEqual([]);
});

test('who is logged in goes on where another device left, and from its beginning if they like', async ({
  page,
  candidate: { call },
}) => {
  await call('PUT', '/api/lessons/blank-concession/progress', {
    place: 'step-2',
    answers: [{ key: 'hook', tries: 2, solved: true }],
    seconds: 90,
  });
  await open(page, '/lessons/blank-concession');
  await expect(lastPart(page)).toHaveAttribute('data-part', 'step-2');
  await expect(page.getByText('上次学到这里')).toBeVisible();
  await expect(page.locator('[data-part=hook] [data-result]')).toHaveCount(1);
  await page.getByRole('button', { name: '从头再学' }).click();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'hook');
  await expect(skip(lastPart(page))).toBeVisible();
  await page.reload();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'step-2');
});

test('without a network the lesson goes on, and what was done arrives with the next visit', async ({
  page,
  complaints,
  candidate: { call },
}) => {
  await open(page, '/lessons/blank-concession');
  await page.route('**/progress*', (route) => route.abort());
  await skip(lastPart(page)).click();
  await goOn(lastPart(page)).click();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'step-1');
  await expect(page.getByText('进度先存在这台设备上')).toBeVisible();
  expect((await call<Lesson>('GET', '/api/lessons/blank-concession')).own).toBeNull();
  await page.unroute('**/progress*');
  await page.reload();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'step-1');
  await expect
    .poll(async () => (await call<Lesson>('GET', '/api/lessons/blank-concession')).own?.place)
    .toBe('step-1');
  expectOnlyCutOff(complaints);
});

test('what could not be sent goes when the network is back, on the page or on another one', async ({
  page,
  context,
  complaints,
  candidate: { call },
}) => {
  const placeOfOwn = async () => (await call<Lesson>('GET', '/api/lessons/blank-concession')).own?.place;
  await open(page, '/lessons/blank-concession');
  await page.route('**/progress*', (route) => route.abort());
  await skip(lastPart(page)).click();
  await expect(page.getByText('进度先存在这台设备上')).toBeVisible();
  await page.unroute('**/progress*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('进度先存在这台设备上')).toHaveCount(0);
  await expect.poll(placeOfOwn).toBe('idea');
  await page.route('**/progress*', (route) => route.abort());
  await goOn(lastPart(page)).click();
  await expect(page.getByText('进度先存在这台设备上')).toBeVisible();
  await page.unroute('**/progress*');
  await open(page, '/about');
  await expect.poll(placeOfOwn).toBe('step-1');
  expectOnlyCutOff(complaints);
});

test('a late reply to one check takes back neither the next one nor the way', async ({ page }) => {
  test.slow();
  await atChecks(page, 'check-1');
  const first = page.locator('[data-part=check-1]');
  const held = Promise.withResolvers<void>();
  let isHeld = true;
  await page.route('**/api/questions/*/check*', async (route) => {
    if (isHeld) await held.promise;
    await route.continue();
  });
  await chooseCheck(page, first);
  await submit(first).click();
  await skip(first).click();
  // Only the first one is late.
  isHeld = false;
  const second = page.locator('[data-part=check-2]');
  await answerCheck(page, second);
  await goOn(second).click();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'check-3');
  held.resolve();
  await expect(first.locator('[data-outcome]')).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('beacon.lesson.-.blank-concession') ?? 'null'),
  );
  expect(kept.place).toBe('check-3');
  expect(Object.keys(kept.checks).toSorted()).toEqual(['check-1', 'check-2']);
  await page.reload();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'check-3');
});

test('a lesson whose last word was lost is finished with the next visit', async ({
  page,
  candidate: { call },
}) => {
  const read = () => call<Lesson>('GET', '/api/lessons/blank-concession');
  await call('PUT', '/api/lessons/blank-concession/progress', { place: 'check-5', answers: [], seconds: 90 });
  for (const { questionId } of (await read()).checks)
    await call('POST', `/api/questions/${questionId}/check`, { answer: ['A'], spent: 1000 });
  const before = await read();
  expect(before.checks.every(({ isAnswered }) => isAnswered)).toBe(true);
  expect(before.own?.finishedAt).toBeNull();
  await open(page, '/lessons/blank-concession');
  await expect.poll(async () => (await read()).own?.finishedAt).toBeTruthy();
});

test('a visitor finishes a lesson on essays', async ({ page, context, baseURL }) => {
  const lesson = await readLesson(apiOf(context.request, baseURL ?? ''), 'essay-position');
  await atChecks(page, 'check-1', 'essay-position');
  while ((await placeOf(lastPart(page))) !== 'end') await pass(page, lesson);
  await page.reload();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'end');
});

test('a part whose code does not arrive leaves the lesson where it is, and is asked for again', async ({
  page,
  context,
  complaints,
}) => {
  await context.route('**/assets/check-part*', (route) => route.abort());
  // A page that was held up only in part cannot be loaded where the whole network is gone.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('is-back') !== null }),
  );
  await atChecks(page, 'check-1');
  await expect(lastPart(page)).toContainText('这一段没取到');
  await expect(page.locator('[data-part=card]')).toBeVisible();
  await context.unroute('**/assets/check-part*');
  await page.evaluate(() => sessionStorage.setItem('is-back', ''));
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(lastPart(page).locator('[data-question]')).toBeVisible();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'check-1');
  expectOnlyCutOff(complaints);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the lesson reads whole, and its answers unfold', async ({ page, context, baseURL }) => {
    const { lesson, checks } = await readLesson(apiOf(context.request, baseURL ?? ''), 'arith-remainders');
    await page.goto('/lessons/arith-remainders');
    const paper = page.locator('.lesson-paper');
    await expect(paper).toBeVisible();
    await expect(page.locator('.lesson-live')).toBeHidden();
    await expect(paper.getByText('要点')).toBeVisible();
    await expect(paper.locator('details')).toHaveCount(1 + lesson.steps.length + lesson.traps.length);
    const hook = paper.locator('details').first();
    await expect(hook.getByText('零头凑成 15 个')).toBeHidden();
    await hook.locator('summary').click();
    await expect(hook.getByText('零头凑成 15 个')).toBeVisible();
    await expect(paper.locator('a[href^="/questions/"]')).toHaveCount(checks.length);
    // A drawing is whole, and as wide as it should be, though its style comes by a way of its own.
    const drawing = paper.locator('figure svg').first();
    await expect(drawing).toBeVisible();
    expect((await drawing.boundingBox())?.width).toBeGreaterThan(250);
    await page.goto('/lessons');
    await expect(page.getByRole('link', { name: /余数/ })).toBeVisible();
  });
});

test('on paper the whole lesson stands with its answers, and nothing to press', async ({ page }) => {
  await open(page, '/lessons/blank-concession');
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.lesson-paper');
  await expect(paper.getByText('反义词诱饵')).toBeVisible();
  await expect(page.locator('.lesson-live')).toBeHidden();
  await expect(paper.getByText('讲座长，照理听众会走神')).toBeVisible();
  await expect(page.locator('header').getByRole('navigation').first()).toBeHidden();
});

test.describe('the overview on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('areas are folded but for the one to go on with, and a lesson is found by its name', async ({
    page,
  }) => {
    await open(page, '/lessons');
    const fold = page.getByRole('button', { name: /算术/ });
    await expect(page.getByRole('link', { name: /^余数/ })).toBeHidden();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: /^余数/ })).toBeVisible();
    await page.getByRole('searchbox', { name: '按名字找课' }).fill('concession');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('searchbox', { name: '按名字找课' }).fill('没有的课');
    await expect(page.getByText('没有名字里带')).toBeVisible();
  });
});
