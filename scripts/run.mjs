// Starts a script on the Node that comes with the packages; plain JavaScript, so that any older Node can say what is wrong.
import { argv, version } from 'node:process';

const [major, minor] = version.slice(1).split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This platform has no Node 24 among the packages, and the installed Node is ${version}: please install Node 24.`,
  );
  process.exit(1);
}
const [name, ...rest] = argv.slice(2);
process.argv.splice(2, Number.POSITIVE_INFINITY, ...rest);
const script = await import(new URL(`./${name}.ts`, import.meta.url).href);
await script.run?.(rest);
