/** A lesson from its first question to its checks: by thumb, by keyboard, with misses, and without a voice of its own. */
import { axeFaults } from '../axe.ts';
import { expect, test } from '../candidate.ts';
import { open, withoutSalesDialog } from '../page.ts';
import {
  answer,
  askAt,
  expectOnlyCutOff,
  goOn,
  type Lesson,
  lastPart,
  pass,
  passUpTo,
  placeOf,
  skip,
  submit,
  wordOf,
} from './reader.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a lesson is done from its hook to its checks, counts as practice, and is finished', async ({
    page,
    candidate: { call },
  }) => {
    test.slow();
    const lesson = await call<Lesson>('GET', '/api/lessons/blank-concession');
    await open(page, '/lessons/blank-concession');
    for (let place = ''; place !== 'end'; place = await placeOf(lastPart(page))) {
      await pass(page, lesson);
      // The way on lies in the lower half, as wide as a thumb, and nothing is cut off at the side.
      const button = lastPart(page).locator('[data-go-on], [data-skip]').filter({ visible: true }).first();
      // Once the part has come to rest.
      await expect(async () => {
        const box = (await button.count()) > 0 ? await button.boundingBox() : null;
        if (!box) return;
        expect(box.height).toBeGreaterThanOrEqual(44);
        expect(box.y).toBeGreaterThan(422);
        expect(box.y + box.height).toBeLessThanOrEqual(844);
      }).toPass();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await expect(page.getByText(/五道(?:对了 \d 道|全对)/)).toBeVisible();
    const { own, checks } = await call<Lesson>('GET', '/api/lessons/blank-concession');
    await expect
      .poll(async () => (await call<Lesson>('GET', '/api/lessons/blank-concession')).own?.finishedAt)
      .toBeTruthy();
    expect(own?.answers.find(({ key }) => key === 'hook')).toEqual({ key: 'hook', tries: 1, solved: true });
    const wrong = checks.filter(({ isRight }) => isRight === false).map(({ questionId }) => questionId);
    expect(wrong.length).toBeGreaterThan(0);
    const book = await call<{ list: { id: string }[] }>('GET', '/api/wrong-books?size=20');
    expect(JSON.stringify(book)).toContain(`"${wrong[0]}"`);
    await open(page, '/lessons');
    await expect(page.getByText('学完', { exact: true })).toHaveCount(1);
  });

  test('each wrong answer has its own reply; the third miss opens the answer, and the lesson goes on', async ({
    page,
    candidate: { call },
  }) => {
    const lesson = await call<Lesson>('GET', '/api/lessons/blank-concession');
    await open(page, '/lessons/blank-concession');
    const part = lastPart(page);
    const wrong = lesson.lesson.hook.answers.flatMap((one, place) =>
      'right' in one && !one.right ? [{ place, reply: one.reply.zh_cn }] : [],
    );
    expect(wrong.length).toBe(3);
    for (const { place, reply } of wrong) {
      await expect(skip(part)).toBeVisible();
      await part.locator(`[data-answer="${place}"]`).click();
      await expect(
        part.locator('[data-reply]').filter({ hasText: reply.slice(-12).replaceAll('*', '') }),
      ).toBeVisible();
    }
    await expect(part.locator('[data-result]')).toBeFocused();
    await expect(part.locator('[data-result]')).toContainText('答案是这个');
    await goOn(part).click();
    await expect(lastPart(page)).toHaveAttribute('data-part', 'idea');
    await expect(lastPart(page).getByRole('heading', { level: 2 })).toBeFocused();
  });

  test('every kind of question can be missed and then solved', async ({ page, candidate: { call } }) => {
    test.slow();
    const lesson = await call<Lesson>('GET', '/api/lessons/arith-remainders');
    await open(page, '/lessons/arith-remainders');
    const seen = new Set<string>();
    for (let place = 'hook'; !place.startsWith('example'); place = await placeOf(lastPart(page))) {
      const ask = askAt(lesson, place);
      if (ask && ask.kind !== 'predict') {
        seen.add(ask.kind);
        await answer(lastPart(page), ask, false);
        await expect(lastPart(page).locator('[data-reply]').first()).toBeVisible();
        await expect(lastPart(page).locator('[data-closed]')).toHaveCount(0);
      }
      await pass(page, lesson);
    }
    expect([...seen].toSorted()).toEqual(['choose', 'drag', 'mark', 'number', 'order', 'sort']);
  });
});

test('the keyboard alone leads to the checks', async ({ page, candidate: { call } }) => {
  test.slow();
  const lesson = await call<Lesson>('GET', '/api/lessons/blank-concession');
  await open(page, '/lessons/blank-concession');
  const press = (key: string) => page.keyboard.press(key);
  for (let place = 'hook'; place !== 'check-1'; place = await placeOf(lastPart(page))) {
    const ask = askAt(lesson, place);
    const part = lastPart(page);
    const right = ask?.answers.findIndex((one) => 'right' in one && one.right) ?? -1;
    if (ask?.kind === 'choose' || ask?.kind === 'predict')
      await expect(part.locator('[aria-keyshortcuts="1"]')).toBeVisible();
    if (ask?.kind === 'choose') await press(String(right + 1));
    else if (ask?.kind === 'predict') await press('1');
    else if (ask?.kind === 'mark') {
      // From the heading into the sentence, to the word, marked and handed in.
      while (
        !(await part
          .locator('[data-word]')
          .first()
          .evaluate((word) => word === document.activeElement))
      )
        await press('Tab');
      for (let n = wordOf(ask.english, ask.answers[right]?.span ?? ''); n > 0; n--) await press('ArrowRight');
      await press('Space');
      await press('Enter');
    } else if (ask?.kind === 'sort') {
      for (let n = 0; n < ask.answers.length; n++) {
        const now = await part.locator('[data-sorting]').getAttribute('data-sorting');
        await press(String((ask.answers[Number(now)]?.bin ?? 0) + 1));
      }
      await press('Enter');
    } else if (ask?.kind === 'order') {
      for (let wanted = 0; wanted < ask.answers.length; wanted++) {
        const row = part.locator(`li[data-answer="${wanted}"]`);
        await row.getByRole('button', { name: '上移' }).focus();
        while ((await row.evaluate((one) => [...(one.parentElement?.children ?? [])].indexOf(one))) > wanted)
          await press('Enter');
      }
      await submit(part).focus();
      await press('Enter');
    }
    if (ask) await expect(part.locator('[data-result]')).toBeFocused();
    while ((await placeOf(lastPart(page))) === place) {
      await press('Enter');
      await page.waitForFunction(
        () => !document.getAnimations().some(({ playState }) => playState === 'running'),
      );
    }
  }
  await expect
    .poll(async () => (await call<Lesson>('GET', '/api/lessons/blank-concession')).own?.place)
    .toBe('check-1');
});

test('what is skipped can be answered later, and a check that failed to load is asked for again', async ({
  page,
  complaints,
  candidate: { call },
}) => {
  test.slow();
  const lesson = await call<Lesson>('GET', '/api/lessons/form-qc');
  await open(page, '/lessons/form-qc');
  await skip(lastPart(page)).click();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'idea');
  const hook = page.locator('[data-part=hook]');
  await answer(hook, lesson.lesson.hook);
  await expect(hook.locator('[data-closed]')).toBeVisible();
  await expect(lastPart(page)).toHaveAttribute('data-part', 'idea');
  await passUpTo(page, lesson, 'card');
  const { checks } = await call<Lesson>('GET', '/api/lessons/form-qc');
  await page.route(`**/api/questions/${checks[0]?.questionId}?*`, (route) => route.abort());
  await goOn(lastPart(page)).click();
  await expect(lastPart(page)).toContainText('题没取到');
  await page.unroute(`**/api/questions/${checks[0]?.questionId}?*`);
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(lastPart(page).getByRole('heading', { name: /^检查 1/ })).toBeFocused();
  await expect(lastPart(page).locator('[data-question]')).toBeVisible();
  expectOnlyCutOff(complaints);
});

test('a thing is dragged down as well as up, also beside its handle, and stays where it was let go', async ({
  page,
  candidate: { call },
}) => {
  const lesson = await call<Lesson>('GET', '/api/lessons/blank-concession');
  const asks = [...lesson.lesson.steps, ...lesson.lesson.traps].map(({ ask }) => ask);
  const order = asks.find(({ kind }) => kind === 'order');
  await call('PUT', '/api/lessons/blank-concession/progress', { place: order?.key, answers: [], seconds: 9 });
  await open(page, '/lessons/blank-concession');
  const rows = lastPart(page).locator('li[data-answer]');
  const read = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-answer')));
  const middleOf = async (nth: number) => {
    const box = await rows.nth(nth).locator('.lesson-grip').boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  };
  await rows.first().scrollIntoViewIfNeeded();
  const before = await read();
  const [from, to] = [await middleOf(0), await middleOf(before.length - 1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 150, to.y + 15, { steps: 12 });
  await expect.poll(read).toEqual([...before.slice(1), before[0]]);
  await page.mouse.move(from.x + 150, from.y - 15, { steps: 12 });
  await expect.poll(read).toEqual(before);
  await page.mouse.move(to.x + 150, to.y + 15, { steps: 12 });
  await page.mouse.up();
  await page.mouse.move(from.x, from.y - 15, { steps: 12 });
  expect(await read()).toEqual([...before.slice(1), before[0]]);
});

test('the focus stays in the question when the button that was pressed goes', async ({
  page,
  candidate: { call },
}) => {
  const lesson = await call<Lesson>('GET', '/api/lessons/essay-position');
  const ask = lesson.lesson.steps.map((step) => step.ask).find(({ kind }) => kind === 'sort');
  await call('PUT', '/api/lessons/essay-position/progress', { place: ask?.key, answers: [], seconds: 9 });
  await open(page, '/lessons/essay-position');
  const part = lastPart(page);
  const group = part.getByRole('group').filter({ has: page.locator('h3') });
  for (const _ of ask?.answers ?? []) await part.locator('[data-bin="0"]').click();
  await expect(group).toBeFocused();
  await part.getByRole('button', { name: '拿回来' }).first().click();
  await expect(group).toBeFocused();
  await page.getByRole('button', { name: '从头再学' }).click();
  await expect(page.locator('[data-part=hook]').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('[data-part=hook]')).toBeInViewport();
});

test('a part is read aloud by voices of the device alone', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voices = [
      { lang: 'zh-CN', voiceURI: 'zh', localService: true, default: true, name: '' },
      { lang: 'en-US', voiceURI: 'en', localService: true, default: false, name: '' },
    ];
    const speech = Object.assign(new EventTarget(), {
      spoken,
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (one: { text: string; voice: { voiceURI: string } }) =>
        spoken.push(`${one.voice.voiceURI}: ${one.text}`),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function keep(this: { text: string }, text: string) {
        this.text = text;
      },
    });
  });
  await open(page, '/lessons/blank-concession');
  await page.getByRole('button', { name: '朗读这一段' }).click();
  const spoken = await page.evaluate(
    () => (window.speechSynthesis as unknown as { spoken: string[] }).spoken,
  );
  expect(spoken[0]).toBe('zh: 五秒钟，凭感觉选。');
  expect(spoken[1]).toMatch(/^en: Although the lecture was long/);
  await expect(page.getByRole('button', { name: '停止朗读' })).toBeVisible();
});

test('axe finds nothing in the overview and in a lesson of each area, asked and answered', async ({
  page,
  candidate: { call },
}) => {
  test.slow();
  const { areas } = await call<{ areas: { lessons: { slug: string }[] }[] }>('GET', '/api/lessons');
  expect(areas.length).toBeGreaterThanOrEqual(4);
  for (const path of ['/lessons', '/lessons?lang=en']) {
    await open(page, path);
    expect(await axeFaults(page)).toEqual([]);
  }
  for (const { lessons } of areas) {
    const slug = lessons[0]?.slug ?? '';
    const lesson = await call<Lesson>('GET', `/api/lessons/${slug}`);
    await open(page, `/lessons/${slug}`);
    await answer(lastPart(page), lesson.lesson.hook);
    for (let n = 0; n < 4; n++) await lastPart(page).locator('[data-go-on], [data-skip]').last().click();
    await page.waitForFunction(
      () => !document.getAnimations().some(({ playState }) => playState === 'running'),
    );
    expect(await axeFaults(page), slug).toEqual([]);
  }
});
