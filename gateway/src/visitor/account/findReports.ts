import type { Visit } from '../visit';

export interface SavedReport {
  reportId: string;
  createdAt: string;
}

/** Reports of the calculator that a merchant saved while logged in. None yet: a report does not know its merchant. */
export function findReports(
  _context: Pick<Visit, 'payload'>,
  _merchantId: number,
  _limit: number,
): Promise<SavedReport[]> {
  return Promise.resolve([]);
}
