/** Builds pages and server, compresses what browsers will ask for, and leaves a stamp of the sources. */
import { spawn } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as buildScript } from 'vite';
import { readStamp, root, sourceStamp, stampPath } from './stamp.ts';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

export async function run(): Promise<void> {
  await build();
}

/** Builds unless the build on disk was made from these very sources. */
export async function buildIfStale(say: (line: string) => void): Promise<void> {
  if (readStamp() === sourceStamp()) return;
  say('… building the pages (about 20 seconds, once after every change)');
  await build();
}

async function build(): Promise<void> {
  const stamp = sourceStamp();
  // Removed first: a build that was cut off must not look finished.
  await rm(stampPath, { force: true });
  for (const part of ['client', 'server'])
    await rm(join(root, 'build', part), { recursive: true, force: true });
  await runQuietly('react-router', ['build']);
  await buildWorker(join(root, 'build/client'), stamp);
  await compressAssets(join(root, 'build/client'));
  await writeFile(stampPath, stamp);
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
function runQuietly(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
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
