/** Mock exams and practice sets as their files give them. */
import { type ExamSource, examSource } from '#core/exam/source.ts';
import { type Fault, readAs, readItems, yamlFiles } from '../authored-files.ts';

export function readExams(): { exams: ExamSource[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const items = readItems(yamlFiles(import.meta.dirname), import.meta.dirname, faults);
  const exams = items.flatMap((item) => readAs(examSource, item, faults) ?? []);
  return { exams, faults };
}
