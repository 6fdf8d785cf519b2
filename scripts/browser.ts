/** Finds the browser that tests and pictures use, and installs Debian's shell where it is missing and may be installed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The same Chromium without its user interface, as Playwright has it where it brings a browser of its own. Chromium itself
 * makes a window with tabs and menus for each page that nobody sees, and takes a quarter more of the machine for a test.
 */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet, alone and on any machine: no calls home, and no sandbox where root starts it. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export function findBrowser(): string | null {
  const given = process.env.CHROME_PATH;
  if (given && existsSync(given)) return given;
  for (const name of names) {
    const path = findProgram(name);
    if (path) return path;
  }
  return places.find(existsSync) ?? null;
}

function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true;
  const listed = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
}

function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(packages: string[]): void {
  console.log(`… installing ${packages.join(' and ')} (a minute or two, once)`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      ...options,
      env,
    });
  } catch {
    // What is missing then is said below, in words that help.
    console.warn('That could not be installed.');
  }
}

/** The browser's path; Chinese text would be empty boxes without a font for it. */
export function ensureBrowser(): string {
  if (mayInstall()) {
    if (!findBrowser()) install([shell]);
    // An older Debian has no such package, and Chromium whole does as well.
    if (!findBrowser()) install(['chromium']);
    if (!hasChineseFont()) install(['fonts-noto-cjk', 'fontconfig']);
  }
  const browser = findBrowser();
  if (!browser) {
    throw new Error('No browser was found: install Chrome or Chromium, or set CHROME_PATH to one.');
  }
  if (!hasChineseFont())
    console.warn('No Chinese font was found: install one, such as Debian’s fonts-noto-cjk.');
  return browser;
}
