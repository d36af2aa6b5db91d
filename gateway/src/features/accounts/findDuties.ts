import type { Payload } from 'payload';

import { type Duties, dutiesOfReport } from '@/shared/dueDates/duties';

import type { Merchant } from '../../payload-types';

/** The returns that a merchant has to file, and their source: the company's data, its newest report, or nothing yet. */
export type FoundDuties = Duties & {
  source: 'company' | 'report' | 'nothing';
  /** ISO 8601: when the report was saved. */
  reportedAt?: string;
};

/**
 * The returns and reports of a merchant's company, as it has entered them; where it has entered none, those that may
 * follow from the newest saved report (requirements, 11.17).
 */
export async function findDuties(
  payload: Payload,
  { id, vatReturns, furtherReports }: Merchant,
): Promise<FoundDuties> {
  const own: Duties = {
    vatReturns: (vatReturns ?? []).map(({ country, period }) => ({ country, period })),
    reports: furtherReports ?? [],
  };
  if (own.vatReturns.length + own.reports.length > 0) return { ...own, source: 'company' };
  const { docs } = await payload.find({
    collection: 'survey-reports',
    where: { merchant: { equals: id } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [report] = docs;
  if (!report) return { ...own, source: 'nothing' };
  const answers = {
    companyCountry: report.companyCountry,
    storageCountries: report.storageCountries ?? [],
    salesCountries: report.salesCountries ?? [],
    productKinds: report.productKinds ?? [],
    salesChannels: report.salesChannels ?? [],
    importedConsignments: report.importedConsignments ?? [],
    importsToStock: report.importsToStock ?? 'unknown',
    supplyRoles: report.supplyRoles ?? [],
    crossBorderTurnover: report.crossBorderTurnover ?? null,
  };
  return {
    ...dutiesOfReport(answers, report.rhythm ?? undefined),
    source: 'report',
    reportedAt: report.createdAt,
  };
}
