/** The normal curve; light lies on what is between the bounds. */
import { Drawing, numberText, Plain } from '#app/figures/drawing.tsx';
import type { BellFigure } from '#core/lessons/figures.ts';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import { lessonFigureTexts } from '#messages/lessons/figures.ts';
import { type BellFrame, base, bellHeight, layOutBell, numberSize } from './bell-layout.ts';
import { lessonScale, lessonSheet } from './sheet.tsx';

type BellProps = { figure: BellFigure; locale: Locale; name: string; frame?: BellFrame | undefined };

export function Bell({ figure, locale, name, frame }: BellProps) {
  const { x, y, curve, shade, ticks, bounds } = layOutBell(figure, frame);
  const isBound = (value: number) => bounds.some((bound) => Math.abs(bound.value - value) < 1e-9);
  return (
    <Drawing width={lessonSheet} scale={lessonScale} height={bellHeight} name={name}>
      {shade ? <path d={shade} fill={palette.beamWashHover} stroke="none" /> : null}
      <path
        d={`M${x(figure.mean)} ${base}V${y(figure.mean)}`}
        stroke={palette.ink3}
        strokeWidth={1}
        strokeDasharray="3 4"
      />
      <path d={curve} strokeWidth={2} stroke={palette.sea} />
      <path d={`M4 ${base}H${lessonSheet - 4}`} />
      {ticks.map(({ value, isNumbered }) => (
        <g key={value}>
          <path d={`M${x(value)} ${base}v6`} />
          {isNumbered || isBound(value) ? (
            <Plain x={x(value)} y={base + 20} size={numberSize} bold={isBound(value)}>
              {numberText(value)}
            </Plain>
          ) : null}
        </g>
      ))}
      <Plain x={x(figure.mean)} y={base + 39} size={12} fill={palette.ink3}>
        {lessonFigureTexts.mean[locale]}
      </Plain>
      {bounds.map(({ value, isOnTick }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lower bound and the upper one, which may be equal
        <g key={index}>
          <path d={`M${x(value)} ${base}V${Math.min(y(value), base - 14)}`} strokeWidth={2} />
          {isOnTick ? null : (
            <Plain
              x={Math.min(Math.max(x(value) + besideBound(bounds, index), 18), lessonSheet - 18)}
              y={Math.min(y(value), base - 14) - 12}
              size={numberSize}
              bold
            >
              {numberText(value)}
            </Plain>
          )}
        </g>
      ))}
    </Drawing>
  );
}

/** The number of a bound leans outwards, clear of the curve that rises towards the mean and of the other bound. */
const besideBound = (bounds: readonly { value: number }[], index: number): number =>
  bounds.length < 2 ? 0 : index === 0 ? -12 : 12;
