/** Words said aloud: files from the product's own server, played by a real browser at a tap. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { soundPath } from '#core/words/sound.ts';
import { expect, test } from '../page.ts';

const gregarious = soundPath('ɡrɪˈɡeriəs');
const laconic = soundPath('ləˈkɑːnɪk');

let script = '';

test.beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'sound-stage.tsx'), formats: ['es'], fileName: 'stage' },
    },
  })) as Rolldown.RolldownOutput[];
  script = built[0]?.output[0]?.code ?? '';
});

async function openStage(page: Page, lang = ''): Promise<void> {
  await page.route('**/stage.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/stage?*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>stage</title><body><script type="module" src="/stage.js"></script>',
    }),
  );
  await page.goto(`/stage?lang=${lang}`);
  await expect(page.getByRole('button').first()).toBeVisible();
}

const button = (page: Page, word: string) => page.getByRole('button', { name: word });

test('a tap says the word and the button shows it, in either language', async ({ page }) => {
  await openStage(page);
  await expect(button(page, '听 gregarious 的读音')).toBeVisible();
  await openStage(page, 'en');
  const hear = button(page, 'Hear gregarious');
  const before = await hear.boundingBox();
  const asked = page.waitForResponse((reply) => reply.url().endsWith(gregarious));
  await hear.click();
  await expect(hear).toHaveAttribute('data-state', 'playing');
  expect(await hear.boundingBox()).toEqual(before);
  expect([200, 206]).toContain((await asked).status());
  await expect(hear).toHaveAttribute('data-state', 'idle');
});

test('the keyboard plays it too, and another word takes the place of the first', async ({ page }) => {
  await openStage(page, 'en');
  await button(page, 'gregarious').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'gregarious')).toHaveAttribute('data-state', 'playing');
  await button(page, 'laconic').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'laconic')).toHaveAttribute('data-state', 'playing');
  await expect(button(page, 'gregarious')).toHaveAttribute('data-state', 'idle');
  await expect(button(page, 'laconic')).toHaveAttribute('data-state', 'idle');
});

test('a sound that does not come is said so, and a second tap tries again', async ({ page }) => {
  await openStage(page, 'en');
  await page.route(`**${gregarious}`, (route) => route.fulfill({ status: 503 }));
  await button(page, 'gregarious').click();
  await expect(button(page, 'gregarious')).toHaveAttribute('data-state', 'failed');
  await expect(page.getByText('The sound did not play.')).toBeAttached();
  await page.unroute(`**${gregarious}`);
  await button(page, 'gregarious').click();
  await expect(button(page, 'gregarious')).toHaveAttribute('data-state', 'idle');
  await button(page, 'nowhere').click();
  await expect(button(page, 'nowhere')).toHaveAttribute('data-state', 'failed');
});

test('sounds of a session play without a network', async ({ page, context }) => {
  await openStage(page, 'en');
  const kept = await page.evaluate(
    (paths) =>
      (window as unknown as { preloadSounds: (paths: string[]) => Promise<number> }).preloadSounds(paths),
    [gregarious, laconic, laconic, soundPath('nowhere'), '/home'],
  );
  expect(kept).toBe(2);
  const cached = await page.evaluate(async () =>
    (await (await caches.open('beacon-word-sounds')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(cached.sort()).toEqual([gregarious, laconic].sort());
  await context.setOffline(true);
  await button(page, 'laconic').click();
  await expect(button(page, 'laconic')).toHaveAttribute('data-state', 'playing');
  await expect(button(page, 'laconic')).toHaveAttribute('data-state', 'idle');
});

/** A device that tells of its voices late, and what was read by which of them. */
async function giveVoices(page: Page, voices: { lang: string; localService: boolean }[]): Promise<void> {
  await page.addInitScript((offers) => {
    const target = new EventTarget();
    const told = offers.map((offer, at) => ({ ...offer, voiceURI: `voice ${at}`, name: '', default: false }));
    let isReady = false;
    const spoken: string[] = [];
    const speech = Object.assign(target, {
      spoken,
      getVoices: () => (isReady ? told.map((one) => ({ ...one })) : []),
      cancel: () => undefined,
      speak: (one: { text: string; voice: { voiceURI: string } }) => {
        spoken.push(`${one.voice.voiceURI}: ${one.text}`);
      },
      arrive: () => {
        isReady = true;
        target.dispatchEvent(new Event('voiceschanged'));
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function keep(this: { text: string }, text: string) {
        this.text = text;
      },
    });
  }, voices);
}

const arrive = (page: Page) =>
  page.evaluate(() => (window.speechSynthesis as unknown as { arrive: () => void }).arrive());
const spoken = (page: Page) =>
  page.evaluate(() => (window.speechSynthesis as unknown as { spoken: string[] }).spoken);
const read = (page: Page) => page.getByRole('button', { name: 'Read this sentence aloud' });

test('a sentence is read by a voice of the device, once it has told of one', async ({ page }) => {
  await giveVoices(page, [
    { lang: 'en-US', localService: false },
    { lang: 'zh-CN', localService: true },
    { lang: 'en-GB', localService: true },
  ]);
  await openStage(page, 'en');
  await expect(read(page)).toHaveCount(0);
  await arrive(page);
  await read(page).click();
  await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible();
  expect(await spoken(page)).toEqual(['voice 2: Her terse note gave the hour of the train.']);
  await page.getByRole('button', { name: 'Stop reading' }).click();
  await expect(read(page)).toBeVisible();
});

test('no button where no local English voice is', async ({ page }) => {
  await giveVoices(page, [
    { lang: 'en-US', localService: false },
    { lang: 'zh-CN', localService: true },
  ]);
  await openStage(page, 'en');
  await arrive(page);
  await expect(page.getByRole('button')).toHaveCount(3);
});
