/** Equal jumps on a number line, and the single steps after them: the steps are lit. */
import { Drawing, numberText, Plain } from '#app/figures/drawing.tsx';
import { Label } from '#app/figures/label.tsx';
import { labelWidth } from '#app/figures/label-width.ts';
import type { HopsFigure } from '#core/lessons/figures.ts';
import * as palette from '#core/palette.ts';
import { layOutHops, numberSize } from './hops-layout.ts';
import { lessonScale, lessonSheet } from './sheet.tsx';

export function Hops({ figure, name }: { figure: HopsFigure; name: string }) {
  const { line, height, arc, x, landings, rest, steps, ticks, numbers } = layOutHops(figure);
  const { at, size, label } = figure;
  const half = labelWidth(label, 17) / 2;
  return (
    <Drawing width={lessonSheet} scale={lessonScale} height={height} name={name}>
      <path d={`M6 ${line}H${lessonSheet - 6}m-7-4.500l7 4.500l-7 4.500`} />
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M${x(tick)} ${line - (tick % size === 0 ? 7 : 3.5)}v${tick % size === 0 ? 14 : 7}`}
          strokeWidth={tick % size === 0 ? 1.5 : 1}
        />
      ))}
      {landings.slice(1).map((end, index) => (
        <path
          key={end}
          d={arcOver(x(landings[index] ?? 0), x(end), arc, line)}
          stroke={palette.sea}
          strokeWidth={2}
        />
      ))}
      {rest ? (
        <>
          <path d={`M${x(rest[0])} ${line}H${x(rest[1])}`} strokeWidth={9} strokeLinecap="butt" />
          <path
            d={`M${x(rest[0])} ${line}H${x(rest[1])}`}
            stroke={palette.beam}
            strokeWidth={6}
            strokeLinecap="butt"
          />
          {steps.slice(1).map((end, index) => (
            <path key={end} d={arcOver(x(steps[index] ?? 0), x(end), Math.min(arc * 0.3, 12), line - 5)} />
          ))}
        </>
      ) : null}
      {numbers.map((value) => (
        <Plain key={value} x={x(value)} y={line + 24} size={numberSize} bold={value === at}>
          {numberText(value)}
        </Plain>
      ))}
      <path d={`M${x(at)} ${line - 8}V28`} stroke={palette.rule2} strokeWidth={1} strokeDasharray="2 3" />
      <Label x={Math.min(Math.max(x(at), half + 2), lessonSheet - half - 2)} y={16} size={17} stroke="none">
        {label}
      </Label>
      <circle cx={x(at)} cy={line} r={5} fill={palette.ink} />
    </Drawing>
  );
}

const arcOver = (from: number, to: number, height: number, line: number): string =>
  `M${from} ${line}C${from + (to - from) * 0.12} ${line - height * 1.333} ${to - (to - from) * 0.12} ${line - height * 1.333} ${to} ${line}`;
