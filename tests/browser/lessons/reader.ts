/** Somebody who reads a lesson: knows its answers from the API and gives them, right or wrong. */
import type { Locator, Page } from '@playwright/test';
import type { Calls } from '#contract/all.ts';
import type { Ask } from '#core/lessons/lesson.ts';
import { expect } from '../page.ts';

export type Lesson = Calls['GET /api/lessons/{slug}']['reply'];

export const submit = (part: Locator): Locator => part.getByRole('button', { name: '提交', exact: true });
export const goOn = (part: Locator): Locator => part.locator('[data-go-on]');
export const skip = (part: Locator): Locator => part.getByRole('button', { name: '跳过' });

/** The part that is open last, and waits for its reader. */
export const lastPart = (page: Page): Locator => page.locator('section[data-part]').last();

/** The browser complains of every request that was cut off, and of nothing else. */
export function expectOnlyCutOff(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes('net::ERR_'))).toEqual([]);
  complaints.length = 0;
}

export const placeOf = async (part: Locator): Promise<string> => (await part.getAttribute('data-part')) ?? '';

export function askAt({ lesson, checks }: Lesson, place: string): Ask | undefined {
  const asks = [
    lesson.hook,
    ...lesson.steps.map(({ ask }) => ask),
    ...lesson.traps.map(({ ask }) => ask),
    ...checks.flatMap(({ ask }) => ask ?? []),
  ];
  return asks.find(({ key }) => key === place);
}

const placeWith = (ask: Ask, isRight: boolean): number =>
  ask.answers.findIndex((answer) => 'right' in answer && answer.right === isRight);

/** Where the first word of a span stands among the words of its sentence. */
export const wordOf = (english: string, span: string): number =>
  english.slice(0, english.indexOf(span)).split(/\s+/).filter(Boolean).length;

/** Puts together a right answer, or a wrong one, and hands it in. */
export async function answer(part: Locator, ask: Ask, isRight = true): Promise<void> {
  const view = part.locator(`[data-ask="${ask.key}"]`);
  const at = placeWith(ask, isRight);
  switch (ask.kind) {
    case 'predict':
      return view.locator('[data-answer="0"]').click();
    case 'choose': {
      if (ask.pick === 1) return view.locator(`[data-answer="${at}"]`).click();
      const right = ask.answers.flatMap(({ right: isOne }, place) => (isOne ? [place] : []));
      for (const place of isRight ? right : [right[0], at])
        await view.locator(`[data-answer="${place}"]`).click();
      break;
    }
    case 'number':
      await view.getByRole('textbox').fill(String(ask.answers[at]?.value));
      break;
    case 'mark':
      await view
        .locator('[data-word]')
        .nth(wordOf(ask.english, ask.answers[at]?.span ?? ''))
        .click();
      break;
    case 'drag':
      await moveTo(view, ask, ask.answers[at]?.at ?? 0);
      break;
    case 'order':
      if (isRight) await putInOrder(view, ask.answers.length);
      break;
    case 'sort':
      // Its code comes when it is needed.
      await expect(view.locator('[data-sorting]')).toBeVisible();
      for (const { text, bin } of ask.answers) {
        const asked = view.locator('[data-sorting]');
        if ((await asked.count()) === 0) break;
        const now = await asked.getAttribute('data-sorting');
        const own = ask.answers[Number(now)]?.bin ?? bin;
        const isFlipped = !isRight && text === ask.answers[0]?.text;
        await view.locator(`[data-bin="${isFlipped ? 1 - own : own}"]`).click();
      }
      break;
  }
  await submit(part).click();
}

/** By its slider, as a keyboard would. */
async function moveTo(view: Locator, ask: Extract<Ask, { kind: 'drag' }>, at: number): Promise<void> {
  const slider = view.getByRole('slider').first();
  const steps = Math.round((at - Number(await slider.inputValue())) / (ask.figure.move?.step ?? 1));
  await slider.focus();
  for (let n = 0; n < Math.abs(steps); n++) await slider.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
}

async function putInOrder(view: Locator, count: number): Promise<void> {
  const rows = view.locator('li[data-answer]');
  for (let wanted = 0; wanted < count; wanted++) {
    await expect(rows).toHaveCount(count);
    const order = await rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute('data-answer'))));
    for (let from = order.indexOf(wanted); from > wanted; from--) {
      await view.locator(`li[data-answer="${wanted}"]`).getByRole('button', { name: '上移' }).click();
      await expect(rows.nth(from - 1)).toHaveAttribute('data-answer', String(wanted));
    }
  }
}

/** Chooses an answer to a question of the bank, whatever its form: the first there is. */
export async function chooseCheck(page: Page, part: Locator): Promise<void> {
  await expect(part.locator('[data-question]')).toBeVisible();
  const boxes = part.locator('input[inputmode=decimal]');
  if (await boxes.count()) for (const box of await boxes.all()) await box.fill('3');
  else if (await part.locator('input[type=checkbox][value]').count())
    for (const place of [0, 1]) await part.locator('input[type=checkbox][value]').nth(place).check();
  else
    for (const column of await part.locator('fieldset').all()) {
      await column.locator('input[type=radio]').first().focus();
      await page.keyboard.press('Space');
    }
}

export async function answerCheck(page: Page, part: Locator): Promise<void> {
  await chooseCheck(page, part);
  await submit(part).click();
  await expect(part.locator('[data-outcome]')).toBeVisible();
}

/** Does what the open part asks for, and opens the next one. */
export async function pass(page: Page, lesson: Lesson): Promise<void> {
  const part = lastPart(page);
  const place = await placeOf(part);
  const ask = askAt(lesson, place);
  if (ask && (await part.locator('[data-closed]').count()) === 0) {
    await answer(part, ask);
    await expect(part.locator('[data-closed]')).toBeVisible();
  } else if (place.startsWith('check')) await answerCheck(page, part);
  while ((await placeOf(lastPart(page))) === place) {
    const lines = await part.locator('ol > li').count();
    await goOn(part).click();
    // A line of an example, or the next part.
    await expect
      .poll(
        async () =>
          (await placeOf(lastPart(page))) !== place || (await part.locator('ol > li').count()) > lines,
      )
      .toBe(true);
  }
}

export async function passUpTo(page: Page, lesson: Lesson, place: string): Promise<void> {
  while ((await placeOf(lastPart(page))) !== place) await pass(page, lesson);
}
