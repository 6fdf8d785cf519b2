/** Every question of a section as a bar of its time: solid right, hatched wrong, dashed blank; the dashes are its due. */
import { useId } from 'react';

export type TimedItem = {
  no: number;
  spentMs: number;
  targetMs: number;
  state: 'right' | 'wrong' | 'blank';
  label: string;
};

const [height, base, slot] = [150, 122, 40];

export function TimeMap({ items, label }: { items: readonly TimedItem[]; label: string }) {
  const hatch = useId();
  const longest = Math.max(60_000, ...items.map(({ spentMs, targetMs }) => Math.max(spentMs, targetMs)));
  const y = (ms: number) => base - (ms / longest) * (base - 16);
  return (
    <div className="scroll-row overflow-x-auto">
      <svg
        viewBox={`0 0 ${items.length * slot} ${height}`}
        width={items.length * slot}
        height={height}
        role="img"
        aria-label={label}
        className="block"
      >
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill="#fff" />
            <path d="M0 0V6" stroke="#a63a22" strokeWidth="2.500" />
          </pattern>
        </defs>
        {items.map((item, index) => {
          const left = index * slot + 8;
          const top = y(item.spentMs);
          const looks = {
            right: { fill: '#1d566f', stroke: '#1d566f' },
            wrong: { fill: `url(#${hatch})`, stroke: '#a63a22' },
            blank: { fill: 'none', stroke: '#857d6c', strokeDasharray: '3 3' },
          }[item.state];
          return (
            <g key={item.no}>
              <title>{item.label}</title>
              <rect
                x={left}
                y={Math.min(top, base - 6)}
                width={slot - 16}
                height={Math.max(6, base - top)}
                strokeWidth="1.2"
                {...looks}
              />
              <path
                d={`M${left - 4} ${y(item.targetMs)}h${slot - 8}`}
                stroke="#1c1a16"
                strokeWidth="1"
                strokeDasharray="3 3"
              />
              <text
                x={left + (slot - 16) / 2}
                y={height - 10}
                fontSize="12"
                fill="#6a6458"
                textAnchor="middle"
              >
                {item.no}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${base}H${items.length * slot}`} stroke="#1c1a16" strokeWidth="1" />
      </svg>
    </div>
  );
}
