/**
 * `npm run rooms`: the rooms of the house and the arrows between them, as numbers and as docs/rooms.svg.
 * `npm run rooms -- <folder> <picture.svg>` draws another checkout; `--check` fails where the house has a fault.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawRooms } from './house/draw-rooms.ts';
import {
  arrowsBetween,
  findCircles,
  floorsOf,
  folderOf,
  type Graph,
  reachable,
  readGraph,
  roomOf,
} from './house/import-graph.ts';
import { root } from './stamp.ts';

/** What people write many of, one file each: their number says nothing about the house. */
const collections =
  /^(?:content|bank\/(?:quant\/(?:families|solvers)|lessons\/verify|verbal|words|essays)|server\/db\/migrations|docs\/decisions)(?:\/|$)/;
const maxFiles = 25;
const maxTop = 8;

/** From the top down. A room uses what stands below it, and within its own line only by way of no circle. */
const floors: readonly (readonly string[])[] = [
  ['server/main.ts'],
  ['server/process'],
  ['server/app.ts'],
  ['server/pages'],
  ['server/api.ts', 'server/jobs'],
  ['server/routes'],
  ['server/domains'],
  ['server/http'],
  ['server/deps.ts'],
  ['server/platform'],
  ['server/db'],
  ['server/config, log'],
];

const floorOf = (file: string): number => {
  const room = roomOf(file);
  return floors.findIndex((rooms) => rooms.some((one) => room === one || room.startsWith(`${one}/`)));
};

/**
 * The model of a question and the modules of its forms name one another's types: a question is any of its forms, and a
 * form's rules are about its questions. Nothing of it is left when the program runs.
 */
const isKnot = (circle: readonly string[]): boolean =>
  circle.every((file) => /^core\/questions\/(?:kinds|comparison|forms\/[\w-]+)\.ts$/.test(file));

/** Numbers that the process and the application must agree on; it keeps nothing, so two copies are as good as one. */
const sharedTable = 'server/db/locks.ts';

const picture = 'docs/rooms.svg';

export type House = {
  rooms: number;
  arrows: number;
  /** Rooms that can reach one another: some arrow among them goes back up. */
  circlesOfRooms: string[][];
  circlesOfFiles: string[][];
  /** Files of server/ that import something of a higher floor. */
  upward: { from: string; to: string }[];
  crowded: { folder: string; files: number }[];
  topOfServer: string[];
  /** Modules that the process and the application both load: in production these would be two copies. */
  twice: string[];
};

export function measure(graph: Graph): House {
  const arrows = arrowsBetween(graph, roomOf);
  const folders = Map.groupBy(graph.files, folderOf);
  const [main, app] = [reachable(graph, 'server/main.ts'), reachable(graph, 'server/app.ts')];
  return {
    rooms: arrows.size,
    arrows: [...arrows.values()].reduce((sum, out) => sum + out.size, 0),
    circlesOfRooms: findCircles(arrows),
    circlesOfFiles: findCircles(arrowsBetween(graph, (file) => file)).filter((circle) => !isKnot(circle)),
    upward: graph.imports.filter(
      ({ from, to }) => floorOf(from) >= 0 && floorOf(to) >= 0 && floorOf(to) < floorOf(from),
    ),
    crowded: [...folders]
      .map(([folder, files]) => ({ folder, files: files.length }))
      .filter(({ folder, files }) => files > maxFiles && !collections.test(folder))
      .sort((a, b) => b.files - a.files),
    topOfServer: (folders.get('server') ?? []).map((file) => file.slice('server/'.length)),
    twice: [...main].filter((file) => app.has(file) && file !== sharedTable).sort(),
  };
}

function describe(house: House): string[] {
  const most = (list: readonly unknown[], text: string) => (list.length === 0 ? '' : `: ${text}`);
  return [
    `${house.rooms} rooms, ${house.arrows} arrows`,
    `${house.circlesOfRooms.length} circles of rooms${most(house.circlesOfRooms, house.circlesOfRooms.map((circle) => circle.join(' ↔ ')).join('; '))}`,
    `${house.circlesOfFiles.length} circles of files${most(house.circlesOfFiles, house.circlesOfFiles.map((circle) => `${circle.length} (${circle.slice(0, 4).join(', ')}${circle.length > 4 ? ' …' : ''})`).join('; '))}`,
    `${house.upward.length} arrows back up${most(house.upward, house.upward.map(({ from, to }) => `${from} → ${to}`).join(', '))}`,
    `${house.crowded.length} folders over ${maxFiles} files${most(house.crowded, house.crowded.map(({ folder, files }) => `${folder} ${files}`).join(', '))}`,
    `${house.topOfServer.length} files at the top of server/ (${maxTop} at most)`,
    `${house.twice.length} modules in both the process and the application${most(house.twice, house.twice.join(', '))}`,
  ];
}

export function findFaults(house: House): string[] {
  return [
    ...house.circlesOfRooms.map(
      (circle) =>
        `${circle.join(' ↔ ')} use one another. Mend: let the higher room pass in what the lower one needs, or move the shared part down.`,
    ),
    ...house.circlesOfFiles.map(
      (circle) =>
        `${circle.join(', ')} import one another. Mend: move what they share into a file of its own.`,
    ),
    ...house.upward.map(
      ({ from, to }) => `${from} imports ${to}, which stands above it. Mend: let the caller pass it in.`,
    ),
    ...house.crowded.map(
      ({ folder, files }) =>
        `${folder} has ${files} files. Mend: give a part of it a folder with a telling name.`,
    ),
    ...(house.topOfServer.length > maxTop
      ? [`server/ has ${house.topOfServer.length} files at its top. Mend: give them a room.`]
      : []),
    ...house.twice.map(
      (file) =>
        `${file} is loaded by main.ts and by app.ts. Mend: let one of them have it, or take its value through Host.`,
    ),
  ];
}

const tracked = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: folder })
    .toString()
    .split('\n')
    .filter((file) => /^(?:app|bank|bench|contract|core|messages|scripts|server|tests)\//.test(file));

export async function run(args: string[] = []): Promise<void> {
  const isCheck = args.includes('--check');
  const [folder = root, to] = args.filter((one) => !one.startsWith('--'));
  const graph = readGraph(resolve(folder), tracked(resolve(folder)));
  const house = measure(graph);
  for (const line of describe(house)) console.log(line);
  const shown = {
    ...graph,
    files: graph.files.filter((file) => /^(?:app|contract|core|messages|server)\//.test(file)),
  };
  const names = new Set(shown.files);
  const arrows = arrowsBetween(
    { ...shown, imports: graph.imports.filter(({ from, to: other }) => names.has(from) && names.has(other)) },
    roomOf,
  );
  const lines = Map.groupBy(shown.files, roomOf);
  const svg = drawRooms(
    arrows,
    floorsOf(arrows),
    new Map([...lines].map(([room, list]) => [room, list.length])),
  );
  if (!isCheck) {
    const file = to ? resolve(to) : join(root, picture);
    writeFileSync(file, svg);
    return;
  }
  const faults = findFaults(house);
  if (readFileSync(join(root, picture), 'utf8') !== svg)
    faults.push(`${picture} is older than the house. Mend: npm run rooms.`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
