import type { ProductKind } from '@/contract/lists/surveys';
import { isInUnion } from '@/services/domain/services/union';

import type { SurveyAnswers } from './survey';

/** EUR a year, all member states together: Directive 2006/112/EC, Article 59c. */
export const distanceSalesThreshold = 10_000;

export type Fact =
  | 'companyInUnion'
  | 'companyOutsideUnion'
  | 'needsIntermediary'
  | 'storesInUnion'
  | 'sellsInUnion'
  | 'sellsToConsumers'
  | 'sellsInOwnShop'
  | 'sellsOnMarketplaces'
  | 'sellsAcrossBordersInUnion'
  | 'mayUseHomeVat'
  | 'importsUpTo150'
  | 'importsAbove150'
  | 'imports'
  | `sells:${ProductKind}`;

/** Norway has an agreement on mutual assistance, so its sellers need no intermediary (Directive 2006/112/EC, Article 369m). */
const withoutIntermediary: ReadonlySet<string> = new Set(['NO']);

/** Facts derived from the answers, which rules refer to by name. */
export function factsOf(answers: SurveyAnswers): ReadonlySet<Fact> {
  const { companyCountry, storageCountries, salesCountries, salesChannels, importedConsignments } = answers;
  const inUnion = isInUnion(companyCountry);
  const storage = storageCountries.filter(isInUnion);
  const sales = salesCountries.filter(isInUnion);
  const toConsumers = salesChannels.length === 0 || salesChannels.some((channel) => channel !== 'business');
  const acrossBorders = toConsumers && sales.some((country) => storage.some((place) => place !== country));
  const storesAtHomeOnly = storage.every((place) => place === companyCountry);

  const held: Record<Exclude<Fact, `sells:${ProductKind}`>, boolean> = {
    companyInUnion: inUnion,
    companyOutsideUnion: !inUnion,
    needsIntermediary: !inUnion && !withoutIntermediary.has(companyCountry),
    storesInUnion: storage.length > 0,
    sellsInUnion: sales.length > 0,
    sellsToConsumers: toConsumers,
    sellsInOwnShop: salesChannels.includes('ownShop'),
    sellsOnMarketplaces: salesChannels.includes('marketplace'),
    sellsAcrossBordersInUnion: acrossBorders,
    // The threshold is for sellers who are established in one member state only and dispatch from there.
    mayUseHomeVat:
      acrossBorders && inUnion && storesAtHomeOnly && answers.crossBorderTurnover <= distanceSalesThreshold,
    importsUpTo150: sales.length > 0 && importedConsignments.includes('upTo150'),
    importsAbove150: sales.length > 0 && importedConsignments.includes('above150'),
    imports: sales.length > 0 && importedConsignments.length > 0,
  };
  const facts = (Object.keys(held) as (keyof typeof held)[]).filter((fact) => held[fact]);
  return new Set<Fact>([...facts, ...answers.productKinds.map((kind) => `sells:${kind}` as const)]);
}
