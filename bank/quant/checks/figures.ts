/** Checks that a figure agrees with itself: what is labelled, marked and described is what is drawn. */
import type { Figure, GeometryFigure, PlaneFigure, Point, SolidFigure } from '#core/questions/figures.ts';
import type { Item } from '../build-family.ts';
import { evaluate, holds } from '../tex.ts';
import { formulasOf, numbersOf } from '../text.ts';
import { labelsIn } from './texts.ts';

export function checkFigures(item: Item): string[] {
  const figures = [...(item.question.figures ?? []), ...(item.stimulus?.figures ?? [])];
  return figures.flatMap((figure) => [...checkFigure(figure), ...checkDescription(figure)]);
}

/** The numbers said in words are those that can be read off, and for figures with labels all of them. */
function checkDescription(figure: Figure): string[] {
  const said = new Set(numbersOf(figure.described.en));
  const drawn = new Set([...labelsIn(figure)].flatMap(numbersOf));
  switch (figure.kind) {
    case 'geometry':
    case 'solid': {
      const missing = [...drawn].filter((number) => !said.has(number));
      const extra = [...said].filter((number) => !drawn.has(number));
      return [
        ...missing.map((number) => `the description leaves out ${number}`),
        ...extra.map((number) => `the description says ${number}, which is not in the figure`),
      ];
    }
    default: {
      const { described: _, ...rest } = figure;
      const readable = new Set(numbersOf(JSON.stringify(rest, null, 1)));
      const left = numbersOf(figure.described.en);
      const missing = valuesOf(figure).filter((value) => {
        const at = left.indexOf(String(Math.abs(value)));
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      return [
        ...missing.map((value) => `the description leaves out ${value}`),
        ...[...said]
          .filter((number) => !readable.has(number))
          .map((number) => `the description says ${number}, which is not in the figure`),
      ];
    }
  }
}

/** The values a chart shows, each as often as it shows them. */
function valuesOf(figure: Figure): number[] {
  switch (figure.kind) {
    case 'bar':
      return figure.values;
    case 'grouped-bar':
    case 'line':
      return figure.series.flatMap(({ values }) => values);
    case 'pie':
      return figure.slices.map(({ percent }) => percent);
    case 'box':
      return figure.rows.flatMap(({ min, q1, median, q3, max }) => [min, q1, median, q3, max]);
    case 'histogram':
      return figure.counts;
    case 'table':
      return figure.rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'number'));
    default:
      return [];
  }
}

const close = (a: number, b: number, share = 0.02): boolean =>
  Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));

const labelValue = (label: string | undefined): number | null => {
  const tex = /^\$?([^$]*)\$?$/.exec(label ?? '')?.[1]?.replace(/°$/, '');
  if (!tex) return null;
  try {
    return evaluate(tex).approx;
  } catch {
    return null;
  }
};

export function checkFigure(figure: Figure): string[] {
  switch (figure.kind) {
    case 'geometry':
      return checkGeometry(figure);
    case 'plane':
      return checkPlane(figure);
    case 'solid':
      return checkSolid(figure);
    case 'number-line': {
      const places = [
        ...(figure.points ?? []).map(({ at }) => at),
        ...(figure.intervals ?? []).flatMap(({ from, to }) => [from, to]),
      ];
      return places
        .filter((at) => at !== null && (at < figure.min || at > figure.max))
        .map((at) => `${at} is off the line`);
    }
    case 'bar':
      return checkSeries(figure.categories.length, [figure.values], figure.axis, figure.printed, true);
    case 'grouped-bar': {
      const rows = figure.series.map(({ values }) => values);
      const stacks = figure.categories.map((_, i) => rows.reduce((total, row) => total + row[i]!, 0));
      return checkSeries(
        figure.categories.length,
        figure.stacked ? [...rows, stacks] : rows,
        figure.axis,
        figure.printed,
        true,
      );
    }
    case 'line':
      return checkSeries(
        figure.categories.length,
        figure.series.map(({ values }) => values),
        figure.axis,
        figure.printed,
        false,
      );
    case 'pie': {
      const total = figure.slices.reduce((sum, { percent }) => sum + percent, 0);
      return Math.abs(total - 100) < 1e-9 && figure.slices.every(({ percent }) => percent > 0)
        ? []
        : [`the slices come to ${total}%`];
    }
    case 'scatter':
      return figure.points.filter((p) => !isInside(p, figure)).map((p) => `${p} is off the plane`);
    case 'box':
      return figure.rows.flatMap(({ name, min, q1, median, q3, max }) => {
        const marks = [figure.axis.min, min, q1, median, q3, max, figure.axis.max];
        const isOrdered = marks.every((mark, i) => i === 0 || marks[i - 1]! <= mark);
        return [
          ...(isOrdered ? [] : [`the box of ${name.en} is out of order`]),
          ...unreadable(marks.slice(1, -1), figure.axis),
        ];
      });
    case 'histogram': {
      const isOrdered = figure.bounds.every((bound, i) => i === 0 || figure.bounds[i - 1]! < bound);
      const fits = figure.bounds.length === figure.counts.length + 1;
      return [
        ...(isOrdered && fits ? [] : ['the classes do not fit the counts']),
        ...checkSeries(figure.counts.length, [figure.counts], figure.axis, false, true),
      ];
    }
    case 'table':
      return figure.rows
        .filter(({ cells }) => cells.length !== figure.columns.length - 1)
        .map(({ name }) => `the row of ${name.en} has another length`);
  }
}

type Axis = { min: number; max: number; step: number };

/** A value that is not printed has to lie on a grid line or halfway between two. */
const unreadable = (values: number[], { min, step }: Axis): string[] =>
  values
    .filter((value) => !Number.isInteger((value - min) / (step / 2)))
    .map((value) => `${value} cannot be read from the axis`);

function checkSeries(
  length: number,
  rows: number[][],
  axis: Axis,
  isPrinted: boolean | undefined,
  isBar: boolean,
): string[] {
  const values = rows.flat();
  return [
    ...rows.filter((row) => row.length !== length).map(() => 'a series does not fit the categories'),
    ...values
      .filter((value) => value < axis.min || value > axis.max)
      .map((value) => `${value} is off the axis`),
    ...(isBar && axis.min !== 0 ? ['bars do not start at 0'] : []),
    ...(isPrinted ? [] : unreadable(values, axis)),
  ];
}

const isInside = ([x, y]: Point, figure: { x: Axis; y: Axis }): boolean =>
  x >= figure.x.min && x <= figure.x.max && y >= figure.y.min && y <= figure.y.max;

function checkPlane(figure: PlaneFigure): string[] {
  const problems: string[] = [];
  for (const { at, label } of figure.points ?? []) {
    if (!isInside(at, figure)) problems.push(`${at} is off the plane`);
    const said = /\((-?[\d.]+), (-?[\d.]+)\)/.exec(label ?? '');
    if (said && (Number(said[1]) !== at[0] || Number(said[2]) !== at[1]))
      problems.push(`${label} stands at ${at}`);
  }
  const drawn = [
    ...(figure.lines ?? []).map(({ through, label }) => ({ points: through as readonly Point[], label })),
    ...(figure.curves ?? []).map(({ points, label }) => ({ points: points as readonly Point[], label })),
  ];
  for (const { points, label } of drawn) {
    const equation = formulasOf(label ?? '').find((tex) => /=/.test(tex) && !/\(/.test(tex.split('=')[0]!));
    if (equation === undefined) continue;
    for (const [x, y] of points)
      if (!isOn(equation, x, y)) problems.push(`(${x}, ${y}) is not on ${equation}`);
  }
  return problems;
}

function isOn(equation: string, x: number, y: number): boolean {
  const [left = '', right = ''] = equation.split('=');
  return (
    holds(equation, { x, y }) ||
    Math.abs(evaluate(left, { x, y }).approx - evaluate(right, { x, y }).approx) < 0.02
  );
}

function checkSolid({ solid, labels }: SolidFigure): string[] {
  const measures: Record<string, number> = { ...(solid as unknown as Record<string, number>) };
  if (solid.shape !== 'box' && solid.shape !== 'prism') measures.diameter = 2 * solid.radius;
  if (solid.shape === 'box') measures.diagonal = Math.hypot(solid.length, solid.width, solid.height);
  return Object.entries(labels).flatMap(([name, label]) => {
    if (measures[name] === undefined) return [`a ${solid.shape} has no ${name}`];
    const value = labelValue(label);
    return value === null || close(value, measures[name], 1e-3)
      ? []
      : [`the ${name} is drawn ${measures[name]}, labelled ${label}`];
  });
}

function checkGeometry(figure: GeometryFigure): string[] {
  const problems: string[] = [];
  const at = (name: string): Point => {
    const point = figure.points[name];
    if (point === undefined) problems.push(`the point ${name} is missing`);
    return point ?? [0, 0];
  };
  const length = ([a, b]: readonly [string, string]): number =>
    Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]);
  const direction = ([a, b]: readonly [string, string]): number =>
    Math.atan2(at(b)[1] - at(a)[1], at(b)[0] - at(a)[0]);
  const degrees = (radians: number): number => ((((radians * 180) / Math.PI) % 360) + 360) % 360;
  const angle = ([a, b, c]: readonly [string, string, string]): number => {
    const turn = degrees(direction([b, c]) - direction([b, a]));
    return Math.min(turn, 360 - turn);
  };

  for (const { ends } of figure.segments)
    if (length(ends) === 0) problems.push(`the segment ${ends.join('')} has no length`);
  for (const mark of figure.angles ?? []) {
    if (mark.right && Math.abs(angle(mark.at) - 90) > 1)
      problems.push(`${mark.at.join('')} is marked right and drawn ${angle(mark.at).toFixed(1)}°`);
    const value = figure.toScale ? labelValue(mark.label) : null;
    if (value !== null && Math.abs(angle(mark.at) - value) > 1)
      problems.push(`${mark.at.join('')} is labelled ${mark.label} and drawn ${angle(mark.at).toFixed(1)}°`);
  }
  for (const group of figure.equal ?? [])
    for (const pair of group)
      if (!close(length(pair), length(group[0]!)))
        problems.push(`${pair.join('')} is marked equal and is not`);
  for (const group of figure.parallel ?? [])
    for (const pair of group) {
      const turn = degrees(direction(pair) - direction(group[0]!)) % 180;
      if (Math.min(turn, 180 - turn) > 1) problems.push(`${pair.join('')} is marked parallel and is not`);
    }
  if (!figure.toScale) return problems;
  const measured = [
    ...figure.segments.map(({ ends, label }) => ({
      name: ends.join(''),
      drawn: length(ends),
      said: labelValue(label),
    })),
    ...(figure.circles ?? []).map(({ center, radius, label }) => ({
      name: `the circle around ${center}`,
      drawn: radius,
      said: labelValue(label),
    })),
  ].filter(({ said }) => said !== null);
  for (const { name, drawn, said } of measured) {
    const first = measured[0]!;
    if (!close(drawn / said!, first.drawn / first.said!))
      problems.push(`${name} is not drawn to the scale of ${first.name}`);
  }
  return problems;
}
