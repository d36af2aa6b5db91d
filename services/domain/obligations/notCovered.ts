import { isInUnion } from '@/contract/lists/unionMembers';

import { sellsGoods } from './questions';
import type { SurveyAnswers } from './survey';

/**
 * Topics that can be due beside the obligations of the check, and are none of its rules: tax where the company is at home,
 * e-invoices (Directive 2006/112/EC, Articles 218 and 232), recapitulative statements (Articles 262 to 271) and
 * statistics of goods that cross a border in the Union (Regulation (EU) 2019/2152).
 */
export const topicsNotCovered = ['homeTax', 'eInvoicing', 'salesLists', 'intrastat'] as const;
export type TopicNotCovered = (typeof topicsNotCovered)[number];

/** The topics that a report names as not covered: whichever its answers do not rule out. */
export function notCovered(answers: SurveyAnswers): TopicNotCovered[] {
  const { companyCountry, salesChannels, supplyRoles } = answers;
  const stock = answers.storageCountries.filter(isInUnion);
  const sales = answers.salesCountries.filter(isInUnion);
  const seats = [companyCountry, ...stock].filter(isInUnion);
  const isElsewhere = (country: string) => seats.some((seat) => seat !== country);
  const sellsToBusinesses = salesChannels.some((channel) => channel.startsWith('business'));
  const applies: Record<TopicNotCovered, boolean> = {
    homeTax: true,
    eInvoicing: seats.length > 0,
    // Own goods that are moved to another state are listed as supplies to businesses are.
    salesLists: (sellsToBusinesses && sales.some(isElsewhere)) || stock.some(isElsewhere),
    intrastat:
      sellsGoods(answers) &&
      seats.length > 0 &&
      ([...sales, ...stock].some(isElsewhere) || supplyRoles.includes('unionSupplier')),
  };
  return topicsNotCovered.filter((topic) => applies[topic]);
}
