import { checkedOnOf } from '@/shared/dueDates/deadlineRules';
import { yearAfter } from '@/shared/dueDates/dueDates';
import type { DueRule } from '@/shared/dueDates/dueRule';
import { dueDatesOf, type Duties, dutiesOfReport } from '@/shared/dueDates/duties';

import type { FoundDueDates, OriginOfDuties } from '../../domain/dueDates';
import type { Merchant } from '../../payload-types';
import type { CallContext } from '../../platform/http/callContext';
import { findDueRules } from '../dueDates/findDueRules';

type Asked = Pick<CallContext, 'payload' | 'language' | 'today'>;

async function findDuties(
  { payload }: Asked,
  { id, vatReturns, furtherReports }: Merchant,
  rules: readonly DueRule[],
): Promise<Duties & OriginOfDuties> {
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
    ...dutiesOfReport(rules, answers, report.rhythm ?? undefined),
    source: 'report',
    reportedAt: report.createdAt,
  };
}

/**
 * The days of the next twelve months on which returns and reports of a merchant's company are due: those that it has
 * entered; where it has entered none, those that may follow from the newest saved report (requirements, 11.17).
 */
export async function findDueDates(context: Asked, merchant: Merchant): Promise<FoundDueDates> {
  const rules = await findDueRules(context);
  const { source, reportedAt, ...duties } = await findDuties(context, merchant, rules);
  const dates = dueDatesOf(rules, duties, [context.today, yearAfter(context.today)]);
  return { source, reportedAt, dates, checkedOn: checkedOnOf(rules) };
}
