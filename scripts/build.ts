/** Builds pages and server, and compresses what browsers will ask for: in a folder of its own, then switched to. */
import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as buildScript } from 'vite';
import { isCurrent, makeCurrent } from './building/build-folders.ts';
import { root, sourceStamp } from './stamp.ts';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

export async function run(): Promise<void> {
  await build();
}

const builds = join(root, 'build/releases');
const current = join(root, 'build/current');

/** Builds unless the build on disk was made from these very sources. */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  if (isCurrent(current, sourceStamp())) return;
  say('… building the pages (about 20 seconds, once after every change)');
  await build();
}

async function build(): Promise<void> {
  const stamp = sourceStamp();
  await makeCurrent({ link: current, folder: builds, stamp }, async (folder) => {
    await runQuietly('react-router', ['build'], { BUILD_DIRECTORY: relative(root, folder) });
    await buildWorker(join(folder, 'client'), stamp);
    await compressAssets(join(folder, 'client'));
  });
}

/** The service worker: one plain script that knows the files of this very build by name. */
async function buildWorker(folder: string, stamp: string): Promise<void> {
  const files = await readdir(join(folder, 'assets'));
  await buildScript({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BUILD: JSON.stringify(stamp.slice(0, 12)),
      ASSETS: JSON.stringify(files.map((file) => `/assets/${file}`)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'app/offline/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
}

/** The build's own output is of interest only when it fails. */
function runQuietly(command: string, args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output.slice(-4000)}`)),
    );
  });
}

/** Done once and sent many times, compression pays from a few hundred bytes on: pages have a dozen such files. */
const minBytes = 200;

async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    if (bytes.length < minBytes) continue;
    const brotli = await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    });
    await writeFile(`${path}.br`, brotli);
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
