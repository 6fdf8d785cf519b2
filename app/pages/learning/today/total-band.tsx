/** The total with its range on the scale of both measures together; dashed while nothing is known. */
import { useText } from '#app/locale.tsx';
import * as palette from '#core/palette.ts';
import { todayTexts } from '#messages/learning/today.ts';

const [lowest, highest] = [260, 340];
const x = (score: number): number => 8 + ((score - lowest) / (highest - lowest)) * 332;

type TotalBandProps = { low?: number; high?: number; target: number | null };

export function TotalBand({ low, high, target }: TotalBandProps) {
  const t = useText(todayTexts);
  const isKnown = low !== undefined && high !== undefined;
  const label = !isKnown
    ? t('level_unknown')
    : target
      ? t('level_label_target', { low, high, target })
      : t('level_label', { low, high });
  return (
    <svg viewBox="0 0 348 54" role="img" aria-label={label} className="mt-1 w-full overflow-visible">
      <path d="M8 26H340M8 21v10M340 21v10M174 23v6" stroke={palette.rule2} />
      {isKnown ? (
        <>
          <rect
            x={x(low)}
            y={18}
            width={Math.max(4, x(high) - x(low))}
            height={16}
            fill={palette.beam}
            stroke={palette.ink}
            strokeWidth={1.2}
          />
          <path d={`M${x((low + high) / 2)} 14v24`} stroke={palette.ink} strokeWidth={2.5} />
        </>
      ) : (
        <rect
          x={8}
          y={18}
          width={332}
          height={16}
          rx={3}
          fill="none"
          stroke={palette.field}
          strokeDasharray="3 3"
        />
      )}
      {target ? (
        <path d={`M${x(target)} 13l-5-9h10z`} fill={palette.paper} stroke={palette.ink} strokeWidth={1.2} />
      ) : null}
      <g fontSize={12} fill={palette.ink3} textAnchor="middle">
        {[lowest, 300, highest].map((score) => (
          <text key={score} x={Math.min(332, Math.max(16, x(score)))} y={52}>
            {score}
          </text>
        ))}
      </g>
    </svg>
  );
}
