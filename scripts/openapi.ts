/** Writes docs/openapi.json from the contract; with --check it only says whether the file is up to date. */
import { readFile, writeFile } from 'node:fs/promises';
import { endpoints } from '#contract/all.ts';
import { openapiDocument } from '#contract/openapi.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
const wanted = `${JSON.stringify(openapiDocument(endpoints), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const found = await readFile(file, 'utf8').catch(() => '');
  if (found !== wanted) {
    console.error('docs/openapi.json is not what the contract says. Run: npm run openapi');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, wanted);
  console.log(`docs/openapi.json: ${endpoints.length} endpoints`);
}
