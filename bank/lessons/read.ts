/** Reads the lessons that are written: one file each, called by its id. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Fault, readAs, readYaml } from '../authored-files.ts';
import { lesson, type WrittenLesson } from './schema.ts';

export const lessonsFolder = join(import.meta.dirname, '..', '..', 'content', 'lessons');

export function readLessons(folder = lessonsFolder): { lessons: WrittenLesson[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const lessons = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((file): WrittenLesson[] => {
      const item = basename(file, '.yaml');
      const value = readYaml(join(folder, file), file, faults);
      if (value === undefined) return [];
      const read = readAs(lesson, { file, item, value: value as Record<string, unknown> }, faults);
      if (read === undefined) return [];
      if (read.id !== item)
        faults.push({ file, item, reason: `its id is ${read.id}; the file is called by its id` });
      return [read];
    });
  return { lessons, faults };
}
