import type { FileDuty, FileStep } from '../../domain/clientFile';
import type { ReturnState } from '../../domain/clientReturn';
import type { AccountFile } from './findClientFiles';

/** A day of a client file: its next step, or a return that is due. Days are ISO dates. */
export interface FileDate {
  day: string;
  fileId: number;
  country: string;
  duty: FileDuty;
  what: { step: FileStep } | { from: string; to: string; state: ReturnState };
}

/** The days from `today` on of all files: returns that are not filed, and what comes next. An overdue return stays. */
export function fileDates(files: readonly AccountFile[], today: string): FileDate[] {
  const dates = files.flatMap(({ id, country, duty, nextDate, nextStep, returns }): FileDate[] => {
    const file = { fileId: id, country, duty };
    const due = returns
      .filter(({ state }) => state !== 'filed')
      .map(({ dueDate, from, to, state }) => ({ ...file, day: dueDate, what: { from, to, state } }));
    const isAhead = nextDate !== null && nextStep !== null && nextDate >= today;
    return isAhead ? [...due, { ...file, day: nextDate, what: { step: nextStep } }] : due;
  });
  return dates.sort((a, b) => a.day.localeCompare(b.day));
}
