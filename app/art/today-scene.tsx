/** The coast above Today: the hour of the day tells how it goes, and each task has its window in the tower. */
import { Beam, Boat, House, Mist, Rock, Stars } from '#app/art/coast.tsx';
import { Lighthouse } from '#app/art/lighthouse.tsx';
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

/** `dawn` before the first lamp, `mist` after days away, `night` when all is done. */
export type Mood = 'dawn' | 'day' | 'mist' | 'night';

export type TowerWindow = 'dark' | 'lit' | 'fresh';

type TodaySceneProps = { mood: Mood; windows: readonly TowerWindow[]; className?: string };

const sky = [
  120, 60, 260, 34, 420, 92, 560, 40, 820, 30, 905, 104, 980, 52, 1090, 84, 1372, 44, 1430, 110, 1500, 60,
  330, 140, 40, 120, 700, 70,
];

/** It grows with the screen, and its tower stays beside the words: cut off at the right, from 1200 px on in the middle. */
const place = {
  height: 'clamp(158px, 74px + 21.5vw, 330px)',
  aspectRatio: '1600 / 330',
  right: 'max(-87px - 9.4vw, 50vw - 800px)',
} as const;

export function TodayScene({ mood, windows, className = '' }: TodaySceneProps) {
  const night = mood === 'night';
  const lit = mood !== 'dawn';
  return (
    <Picture
      viewBox="0 0 1600 330"
      stroke={night ? palette.nightText : palette.ink}
      className={`pointer-events-none absolute bottom-0 overflow-visible ${className}`}
      style={place}
    >
      {night ? <Stars places={sky} /> : null}
      {lit ? (
        <>
          <Beam x={1218} y={65} to={-120} between={night ? [50, 310] : [26, 270]} night={night} />
          <Beam x={1246} y={65} to={1700} between={[24, 150]} night={night} />
        </>
      ) : (
        <>
          <path d="M964 330a46 46 0 0 1 92 0Z" fill={colours.glow} />
          <path
            d="M1010 270v-14M968 286l-10-10M1052 286l10-10M946 312l-14-5M1074 312l14-5"
            strokeWidth={1.3}
          />
        </>
      )}
      {night ? (
        <>
          <Boat x={1000} y={314} scale={0.62} night />
          <path
            d="M700 320H880M930 320h32M1046 320h44M560 326h80M690 326h130"
            strokeWidth={1}
            opacity={0.3}
          />
        </>
      ) : (
        <path
          d={
            lit
              ? 'M1368 104q8-8 14 0 6-8 14 0M1414 138q6-6 10 0 5-6 10 0M1338 156q5-5 9 0 4-5 9 0'
              : 'M1090 150q8-8 14 0 6-8 14 0M1136 184q6-6 10 0 5-6 10 0M1060 202q5-5 9 0 4-5 9 0'
          }
          strokeWidth={1.2}
        />
      )}
      <Rock x={1234} y={294} scale={0.62} night={night} />
      <House x={1290} y={264} scale={0.62} night={night} />
      <Lighthouse
        x={1232}
        y={61}
        scale={0.74}
        lit={lit}
        night={night}
        windows={<TaskWindows windows={windows} dark={night ? palette.night2 : palette.paper} />}
      />
      {mood === 'mist' ? (
        <>
          <Mist x={1060} y={176} width={236} />
          <Mist x={1180} y={214} width={250} />
          <Mist x={1010} y={256} width={330} />
        </>
      ) : null}
    </Picture>
  );
}

/** The highest and the lowest window that a tower of tasks has. */
const [topWindow, lowestWindow] = [69, 265];

/** One for each task of the day, lit by its work; `fresh` where the light comes on now. */
function TaskWindows({ windows, dark }: { windows: readonly TowerWindow[]; dark: string }) {
  const step = (lowestWindow - topWindow) / Math.max(1, windows.length - 1);
  return windows.map((look, place) => {
    const y = Math.round(topWindow + place * step);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place in the wall
      <g key={place}>
        <path
          d={`M-6.500 ${y}c0-9 13-9 13 0v12h-13Z`}
          fill={look === 'dark' ? dark : palette.beam}
          className={look === 'fresh' ? 'animate-kindle' : undefined}
        />
        {look === 'dark' ? (
          <path d={`M-6.500 ${y + 3}h13M0 ${y - 6}v17`} strokeWidth={1} opacity={0.55} />
        ) : null}
      </g>
    );
  });
}
