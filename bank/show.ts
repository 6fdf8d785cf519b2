/** A question as plain text with its key and analysis, for who writes or reviews it. */
import { optionsOf } from '#core/questions/forms/registry.ts';
import type { Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import type { Text } from '#core/texts.ts';

export function showQuestion(question: Question): string {
  const { secret } = question;
  const pair = ({ en, zh_cn }: Text, mark = ''): string[] => [
    `  ${mark}${en}`,
    ...(zh_cn === en ? [] : [`  ${mark}${zh_cn}`]),
  ];
  const options = optionsOf(question);
  const notes = 'notes' in secret ? secret.notes : {};
  const key = keyOf(question);
  return [
    `${question.id}  ${question.form}  ${question.tags.join(' ')}  level ${question.difficulty}  ${question.seconds} s`,
    ...pair(question.stem),
    ...('quantities' in question
      ? [...pair(question.quantities.a, 'A: '), ...pair(question.quantities.b, 'B: ')]
      : []),
    ...(question.figures ?? []).flatMap((figure) => pair(figure.described, `[${figure.kind}] `)),
    ...options.flatMap(({ id, text }) => [
      ...pair(text, `${key.includes(id) ? '✓' : ' '} ${id}  `),
      ...(notes[id] ? pair(notes[id].why, `      ${notes[id].misconception ?? ''}: `) : []),
    ]),
    ...('misses' in secret
      ? [
          `  key ${key.join(' / ')}`,
          ...secret.misses.flatMap(({ value, misconception, why }) =>
            pair(why, `      ${value} ${misconception}: `),
          ),
        ]
      : []),
    ...secret.steps.flatMap((step, i) => pair(step, `${i + 1}. `)),
    '',
  ].join('\n');
}
