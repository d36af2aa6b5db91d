import type { ProductKind } from '@/contract/lists/surveys';
import { isInUnion } from '@/services/domain/services/union';

import type { SurveyAnswers } from './survey';

/** EUR a year, all member states together: Directive 2006/112/EC, Article 59c. */
export const distanceSalesThreshold = 10_000;

export type Fact =
  | 'companyInUnion'
  | 'companyOutsideUnion'
  | 'mayHaveAssistanceAgreement'
  | 'needsIntermediary'
  | 'storesInUnion'
  | 'sellsInUnion'
  | 'sellsToConsumers'
  | 'sellsToBusinessesOnly'
  | 'sellsInOwnShop'
  | 'sellsOnMarketplaces'
  | 'sellsOnMarketplacesOnly'
  | 'sellsAcrossBordersInUnion'
  | 'isBelowThreshold'
  | 'mayUseHomeVat'
  | 'thresholdDepends'
  | 'mayBeSmallEnterprise'
  | 'importsUpTo150'
  | 'importsAbove150'
  | 'imports'
  | `sells:${ProductKind}`;

/** EUR a year in the whole Union: Directive 2006/112/EC, Article 284(2). */
const smallEnterpriseLimit = 100_000;

/** Countries without an agreement on mutual assistance with any member state, as far as their law was seen. */
const withoutAssistanceAgreement: ReadonlySet<string> = new Set(['CN', 'HK', 'US']);

/**
 * Norway has an agreement on mutual assistance with the Union. Its companies need no intermediary for what they send
 * from Norway itself (Directive 2006/112/EC, Article 369m(1)).
 */
const sendsFromNorwayOnly = (companyCountry: string, storedOutside: string[]) =>
  companyCountry === 'NO' && storedOutside.every((country) => country === 'NO');

/** Facts derived from the answers, which rules refer to by name. */
export function factsOf(answers: SurveyAnswers): ReadonlySet<Fact> {
  const { companyCountry, storageCountries, salesCountries, salesChannels, importedConsignments } = answers;
  const { crossBorderTurnover: turnover } = answers;
  const inUnion = isInUnion(companyCountry);
  const storage = storageCountries.filter(isInUnion);
  const sales = salesCountries.filter(isInUnion);
  const toConsumers =
    !salesChannels.includes('businessOnly') &&
    (salesChannels.length === 0 || salesChannels.some((channel) => channel !== 'business'));
  const storedOutside = storageCountries.filter((country) => !isInUnion(country));
  const acrossBorders = toConsumers && sales.some((country) => storage.some((place) => place !== country));
  const storesAtHomeOnly = storage.every((place) => place === companyCountry);
  // The threshold is for sellers who are established in one member state only and dispatch from there.
  const mayHaveThreshold = acrossBorders && inUnion && storesAtHomeOnly;

  const held: Record<Exclude<Fact, `sells:${ProductKind}`>, boolean> = {
    companyInUnion: inUnion,
    companyOutsideUnion: !inUnion,
    mayHaveAssistanceAgreement: !inUnion && !withoutAssistanceAgreement.has(companyCountry),
    needsIntermediary: !inUnion && !sendsFromNorwayOnly(companyCountry, storedOutside),
    storesInUnion: storage.length > 0,
    sellsInUnion: sales.length > 0,
    sellsToConsumers: toConsumers,
    sellsToBusinessesOnly: !toConsumers,
    sellsInOwnShop: salesChannels.includes('ownShop'),
    sellsOnMarketplaces: salesChannels.includes('marketplace'),
    sellsOnMarketplacesOnly:
      salesChannels.length > 0 && salesChannels.every((channel) => channel === 'marketplace'),
    sellsAcrossBordersInUnion: acrossBorders,
    isBelowThreshold: mayHaveThreshold && turnover !== null && turnover <= distanceSalesThreshold,
    mayUseHomeVat: mayHaveThreshold && (turnover === null || turnover <= distanceSalesThreshold),
    thresholdDepends: mayHaveThreshold && turnover === null,
    mayBeSmallEnterprise:
      inUnion &&
      [...sales, ...storage].some((country) => country !== companyCountry) &&
      (turnover === null || turnover <= smallEnterpriseLimit),
    importsUpTo150: sales.length > 0 && importedConsignments.includes('upTo150'),
    importsAbove150: sales.length > 0 && importedConsignments.includes('above150'),
    imports: sales.length > 0 && importedConsignments.length > 0,
  };
  const facts = (Object.keys(held) as (keyof typeof held)[]).filter((fact) => held[fact]);
  return new Set<Fact>([...facts, ...answers.productKinds.map((kind) => `sells:${kind}` as const)]);
}
