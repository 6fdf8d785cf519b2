/** The exam for everyone: by keyboard alone, read by axe on every screen, enlarged to 200 %; and its calculator. */
import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/browser/axe.ts';
import {
  answerShown,
  button,
  confirmEnd,
  expect,
  next,
  openFlow,
  press,
  questionNumber,
  settled,
  test,
} from '#tests/browser/candidate.ts';
import { expectNoticeClearOf, withoutSalesDialog } from '#tests/browser/page.ts';

// An exam is long, and the machine may be busy.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => withoutSalesDialog(page));

/** Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string, max = 60): Promise<void> {
  for (let step = 0; step < max; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

test('the keyboard alone takes a practice set', async ({ page, candidate }) => {
  test.setTimeout(180_000);
  const { exam, recordId } = await candidate.start('JIJING');
  await openFlow(page, { exam, recordId });
  await tabTo(page, '[data-button=continue]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/exercise\?/);
  await settled(page);
  const { exercises } = await candidate.getRecord(recordId);
  for (const [index, { question }] of exercises.entries()) {
    await expect.poll(() => questionNumber(page)).toBe(index + 1);
    if (question.form === 'essay') {
      await tabTo(page, 'main textarea');
      await page.keyboard.type('A view.\tIndented.');
      // Tab indents: Escape first lets it leave.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
    } else if (question.form === 'numeric') {
      await tabTo(page, 'main input[inputmode=decimal]');
      await page.keyboard.type('12');
    } else if ('choose' in question) {
      await tabTo(page, 'main input[type=checkbox][value]');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    } else {
      await tabTo(page, 'main input[type=radio]');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('main input[type=radio]:checked')).toHaveCount(1);
    }
    if (index === exercises.length - 1) break;
    await tabTo(page, '[data-button=next]', 120);
    await page.keyboard.press('Enter');
    await settled(page);
  }
  await tabTo(page, '[data-button=next]', 120);
  await page.keyboard.press('Enter');
  if (exam.sections.length > 1) return;
  await expect(page.getByRole('dialog', { name: '提示' })).toBeVisible();
  await tabTo(page, '[role=dialog] button:last-of-type');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/exercises/${recordId}/result`));
});

test('a new question is where the focus goes, and says its number', async ({ page, candidate }) => {
  await openFlow(page, await candidate.start('JIJING'));
  await press(page, 'continue', 'exercise');
  await next(page);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('main h1')).toHaveText(/^第 2 题，共 \d+ 题$/);
});

test('feedback from an exam is “pre-filled with type Bug feedback … current page link and the question position”', async ({
  page,
  candidate,
}) => {
  const started = await candidate.start('GREPREP');
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  await press(page, 'help', 'help');
  await page.getByRole('button', { name: '反馈问题' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name=type]')).toHaveValue('bug');
  await expect(dialog.locator('textarea')).toHaveValue(
    new RegExp(
      `^页面：http.+/exams/${started.exam.id}/help\\?recordId=${started.recordId}\\n位置：${started.exam.title} Section 1 Question 1\\n$`,
    ),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('radio', { name: '邮箱' }).check();
  await dialog.locator('[name=contact]').fill(candidate.email);
  const sent = page.waitForRequest((request) => request.url().includes('/api/feedbacks?'));
  await dialog.getByRole('button', { name: '提交反馈' }).click();
  const { exercise } = (await sent).postDataJSON();
  const { exercises } = await candidate.getRecord(started.recordId);
  expect(exercise).toEqual({ recordId: started.recordId, exerciseId: exercises[0]?.id });
  await expectNoticeClearOf(page, /反馈/, button(page, 'return'));
  await press(page, 'return', 'exercise');
});

test('shortcuts are for practice alone', async ({ page, candidate }) => {
  await openFlow(page, await candidate.start('JIJING'));
  await press(page, 'continue', 'exercise');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => questionNumber(page)).toBe(2);
  await settled(page);
  await page.keyboard.press('m');
  await expect(button(page, 'mark')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => questionNumber(page)).toBe(1);

  await openFlow(page, await candidate.start('GREPREP'));
  await press(page, 'continue', 'exercise');
  await press(page, 'next', 'pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('m');
  expect(await questionNumber(page)).toBe(1);
  await expect(button(page, 'mark')).toHaveAttribute('aria-pressed', 'false');
});

test('axe finds nothing on any screen, in either language, on a phone and on a desk', async ({
  page,
  candidate,
}) => {
  test.setTimeout(240_000);
  const started = await candidate.start('GREPREP');
  const look = async (where: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeFaults(page), `${where} at ${width}`).toEqual([]);
    }
  };
  await openFlow(page, started);
  await look('before');
  await press(page, 'continue', 'exercise');
  await look('essay');
  await press(page, 'next', 'pause');
  await look('pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');
  const { exercises } = await candidate.getRecord(started.recordId);
  const seen = new Set<string>();
  for (const { question } of exercises) {
    await answerShown(page);
    if (!seen.has(question.form)) await look(question.form);
    seen.add(question.form);
    if (question.form === 'se') break;
    await next(page);
  }
  await press(page, 'review', 'review');
  await look('review');
  await press(page, 'return', 'exercise');
  await press(page, 'help', 'help');
  for (const tab of ['Calculator', 'Testing Tools']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(`help, ${tab}`);
  }
  await press(page, 'return', 'exercise');
  await press(page, 'exit', 'exit');
  await look('exit');
  await page.goto(`${page.url()}&lang=en`);
  await settled(page);
  await look('exit in English');
  await page.getByRole('button', { name: 'End this section only' }).click();
  await confirmEnd(page);
  await expect(page).toHaveURL(/sectionEnd/);
  await settled(page);
  await press(page, 'continue', 'pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');
  await button(page, 'calculator').click();
  await look('calculator');
  await button(page, 'save').click();
  await page.getByRole('dialog', { name: 'End Exam' }).waitFor();
  await look('save dialog');
});

test('at 200 % every word can still be reached', async ({ page, candidate }) => {
  await openFlow(page, await candidate.start('JIJING'));
  await press(page, 'continue', 'exercise');
  const larger = page.getByRole('button', { name: '放大文字' });
  while (await larger.isEnabled()) await larger.click();
  await expect(page.getByRole('group', { name: '文字大小' })).toContainText('200%');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main, main section')]
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => box.className),
    );
    expect(wider, `at ${width}`).toEqual([]);
  }
});

test.describe('the calculator', () => {
  /** To a numeric entry question with one box, in the first quantitative section. */
  async function openNumeric(page: Page, candidate: Parameters<typeof openQuant>[1]): Promise<number> {
    const { exercises } = await openQuant(page, candidate);
    const place = exercises.findIndex(({ question }) => question.form === 'numeric' && question.boxes === 1);
    for (let index = 0; index < place; index += 1) await next(page);
    return place;
  }
  async function openQuant(page: Page, candidate: import('#tests/browser/candidate.ts').Candidate) {
    const started = await candidate.start('GREPREP');
    await openFlow(page, started);
    for (let section = 0; section < 2; section += 1) {
      await press(page, 'continue', 'exercise');
      await press(page, 'exit', 'exit');
      await page.getByRole('button', { name: '只结束本部分' }).click();
      await confirmEnd(page);
      await expect(page).toHaveURL(/sectionEnd/);
      await settled(page);
      await press(page, 'continue', 'pause');
      await press(page, 'continue', 'before');
    }
    await press(page, 'continue', 'exercise');
    return candidate.getRecord(started.recordId);
  }

  test('calculates by its keys and by the keyboard, and keeps its memory', async ({ page, candidate }) => {
    await openQuant(page, candidate);
    await button(page, 'calculator').click();
    const calculator = page.getByRole('region', { name: 'Calculator' });
    const shown = calculator.getByRole('status', { name: '显示' });
    await page.keyboard.type('1+2*4=');
    await expect(shown).toHaveText('9.');
    for (const key of ['M+', 'C', '2', '0', '0', '0', '3', '×', '2', '0', '0', '0', '3', '=']) {
      await calculator.locator(`[data-key="${key}"]`).click();
    }
    await expect(shown).toHaveText('ERROR');
    await calculator.locator('[data-key="C"]').click();
    await calculator.locator('[data-key="MR"]').click();
    await expect(shown).toHaveText('9.');
    await expect(calculator.getByRole('button', { name: 'Transfer Display' })).toBeDisabled();
    await next(page);
    await expect(shown).toHaveText('9.');
    await calculator.locator('[data-key="1"]').focus();
    await page.keyboard.press('Escape');
    await expect(calculator).toHaveCount(0);
    await expect(button(page, 'calculator')).toBeFocused();
  });

  test('transfers its display into a single box, and can be moved', async ({ page, candidate }) => {
    await openNumeric(page, candidate);
    await button(page, 'calculator').click();
    const calculator = page.getByRole('region', { name: 'Calculator' });
    await page.keyboard.type('7/2=');
    await calculator.getByRole('button', { name: 'Transfer Display' }).click();
    await expect(page.locator('main input[inputmode=decimal]')).toHaveValue('3.5');

    const before = await calculator.boundingBox();
    if (!before) throw new Error('the calculator has no place');
    await page.mouse.move(before.x + 120, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x - 80, before.y + 90, { steps: 5 });
    await page.mouse.up();
    const after = await calculator.boundingBox();
    expect(Math.round((after?.x ?? 0) - before.x)).toBe(-200);
    expect(Math.round((after?.y ?? 0) - before.y)).toBe(70);
  });
});
