/** The beginning of a question's text, as every list has it. */
import type { ComponentProps } from 'react';
import type { Report } from '#app/pages/reports/replies.ts';
import { RowStem } from '#app/questions/row-stem.tsx';

type ItemStemProps = {
  item: Report['items'][number];
  clamp?: ComponentProps<typeof RowStem>['clamp'];
  className: string;
};

export function ItemStem({ item, clamp, className }: ItemStemProps) {
  return (
    <span className={className}>
      <RowStem question={item} clamp={clamp} />
    </span>
  );
}
