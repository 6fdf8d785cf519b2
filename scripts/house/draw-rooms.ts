/** Draws rooms on floors with the arrows between them, as an SVG that is the same for the same house. */

const width = 1180;
const roomWidth = 128;
const roomHeight = 40;
const gap = 12;
const floorGap = 46;
const margin = 20;

type Box = { x: number; y: number };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A room above uses the rooms below. An arrow that goes back up is red. */
export function drawRooms(
  arrows: ReadonlyMap<string, ReadonlyMap<string, number>>,
  floors: ReadonlyMap<string, number>,
  sizes: ReadonlyMap<string, number>,
): string {
  const top = Math.max(...floors.values());
  const boxes = new Map<string, Box>();
  const perRow = Math.floor((width - 2 * margin + gap) / (roomWidth + gap));
  let y = margin;
  for (let floor = top; floor >= 0; floor -= 1) {
    const rooms = [...floors]
      .filter(([, at]) => at === floor)
      .map(([room]) => room)
      .sort();
    for (let start = 0; start < rooms.length; start += perRow) {
      const row = rooms.slice(start, start + perRow);
      const rowWidth = row.length * (roomWidth + gap) - gap;
      for (const [place, room] of row.entries())
        boxes.set(room, { x: (width - rowWidth) / 2 + place * (roomWidth + gap), y });
      y += roomHeight + (start + perRow < rooms.length ? gap : floorGap);
    }
  }
  const height = y - floorGap + margin;
  const lines: string[] = [];
  for (const [from, out] of [...arrows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [to, count] of [...out].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const [a, b] = [boxes.get(from), boxes.get(to)];
      if (!a || !b) continue;
      const isDown = (floors.get(from) ?? 0) > (floors.get(to) ?? 0);
      const [x1, y1] = [a.x + roomWidth / 2, isDown ? a.y + roomHeight : a.y];
      const [x2, y2] = [b.x + roomWidth / 2, isDown ? b.y : b.y + roomHeight];
      const middle = (y1 + y2) / 2;
      const stroke = Math.min(3, 0.5 + Math.log10(count + 1)).toFixed(1);
      lines.push(
        `<path class="${isDown ? 'down' : 'up'}" stroke-width="${stroke}" d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}"><title>${escaped(from)} → ${escaped(to)}: ${count}</title></path>`,
      );
    }
  }
  const rooms = [...boxes].map(([room, { x, y: at }]) => {
    const parts = room.split('/');
    const name = parts.at(-1) ?? room;
    const house = parts.at(-2) ?? '';
    return `<g class="${parts[0]}"><rect x="${x}" y="${at}" width="${roomWidth}" height="${roomHeight}" rx="6"/><text x="${x + 10}" y="${at + 17}">${escaped(name)}</text><text class="small" x="${x + 10}" y="${at + 32}">${escaped(house)}${house ? ' · ' : ''}${sizes.get(room) ?? 0} files</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13">
<title>The rooms of the house: a room uses those below it</title>
<style>
rect{fill:#fff;stroke:#8a8375}.server rect{fill:#fdf3cf}.app rect{fill:#eef2f0}.core rect{fill:#e6ecf3}.small{font-size:10px;fill:#6b6558}
path{fill:none;stroke:#8a8375;opacity:.35}path.up{stroke:#b3261e;opacity:.9}
</style>
<rect width="100%" height="100%" style="fill:#faf8f3;stroke:none"/>
${lines.join('\n')}
${rooms.join('\n')}
</svg>
`;
}
