import type { Payload } from 'payload';

import type { FileDocument, FileDuty, FileState, FileStep } from '../../domain/clientFile';
import { type ReturnFigures, isShown, type ReturnState } from '../../domain/clientReturn';
import type { ClientFile, ClientReturn } from '../../payload-types';

/** A return as its account sees it. Days are ISO dates, `decidedAt` is ISO 8601. */
export interface AccountReturn {
  id: number;
  from: string;
  to: string;
  dueDate: string;
  currency: string;
  /** Null as long as staff prepares them. */
  figures: ReturnFigures | null;
  state: ReturnState;
  question: string;
  answer: string;
  decidedAt: string | null;
}

/** A client file as its account sees it. Days are ISO dates. */
export interface AccountFile {
  id: number;
  /** ISO alpha-2, or EU. */
  country: string;
  duty: FileDuty;
  state: FileState;
  stateSince: string | null;
  registrationNumber: string;
  wanted: FileDocument[];
  nextDate: string | null;
  nextStep: FileStep | null;
  /** The newest period first. */
  returns: AccountReturn[];
}

const dayOfDate = (time: string): string => time.slice(0, 10);

function toReturn(row: ClientReturn): AccountReturn {
  const { id, currency, netSales, outputTax, inputTax, state, question, answer, decidedAt } = row;
  return {
    id,
    from: dayOfDate(row.from),
    to: dayOfDate(row.to),
    dueDate: dayOfDate(row.dueDate),
    currency,
    figures: isShown(state) ? { netSales, outputTax, inputTax } : null,
    state,
    question: question ?? '',
    answer: answer ?? '',
    decidedAt: decidedAt ?? null,
  };
}

function toFile(row: ClientFile, returns: readonly ClientReturn[]): AccountFile {
  const { id, country, duty, state, stateSince, registrationNumber, wanted, nextDate, nextStep } = row;
  return {
    id,
    country,
    duty,
    state,
    stateSince: stateSince ?? null,
    registrationNumber: registrationNumber ?? '',
    wanted: wanted ?? [],
    nextDate: nextDate ? dayOfDate(nextDate) : null,
    nextStep: nextStep ?? null,
    returns: returns.filter(({ clientFile }) => clientFile === id).map(toReturn),
  };
}

/** The files of an account with their returns, in the order in which they were opened. */
export async function findClientFiles(payload: Payload, merchantId: number): Promise<AccountFile[]> {
  const { docs: files } = await payload.find({
    collection: 'client-files',
    where: { merchant: { equals: merchantId } },
    joins: false,
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  const { docs: returns } = await payload.find({
    collection: 'client-returns',
    where: { clientFile: { in: files.map(({ id }) => id) } },
    sort: '-from',
    depth: 0,
    pagination: false,
  });
  return files.map((file) => toFile(file, returns));
}
