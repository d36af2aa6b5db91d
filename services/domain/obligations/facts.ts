import { buysOnlyFrom, type Consignment, type ProductKind } from '@/contract/lists/surveys';
import { isInUnion, isInUnionForGoods } from '@/contract/lists/unionMembers';

import {
  mayHaveSmallEnterpriseScheme,
  mayHaveThreshold,
  sellsGoods,
  sellsGoodsAcrossBorders,
  sellsServicesAcrossBorders,
  sellsToConsumers,
} from './questions';
import type { SurveyAnswers } from './survey';

/** EUR a year, all member states together: Directive 2006/112/EC, Article 59c. */
export const distanceSalesThreshold = 10_000;

export type Fact =
  | 'companyInUnion'
  | 'companyOutsideUnion'
  | 'mayHaveAssistanceAgreement'
  | 'needsIntermediary'
  | 'sellsGoods'
  | 'storesInUnion'
  | 'sellsInUnion'
  | 'sellsInMemberState'
  | 'sellsToConsumers'
  | 'sellsToBusinessesOnly'
  | 'sellsInOwnShop'
  | 'sellsOnMarketplaces'
  | 'sellsOnMarketplacesOnly'
  | 'sellsAcrossBordersInUnion'
  | 'sellsGoodsAcrossBordersInUnion'
  | 'isBelowThreshold'
  | 'mayUseHomeVat'
  | 'thresholdDepends'
  | 'mayBeSmallEnterprise'
  | 'isSmallEnterprise'
  | 'storesForBusinessesOnly'
  | 'consumersOnMarketplacesOnly'
  | 'mayLackOperator'
  | 'sendsIntoUnion'
  | 'importsUpTo150'
  | 'importsUnderTariff'
  | 'mayImportForBusinesses'
  | 'importsUnknown'
  | 'importsToStock'
  | 'importsToStockUnknown'
  | 'roleUnknown'
  | 'bringsGoodsIn'
  | 'buysAtHomeOnly'
  | 'buysInUnionOnly'
  | 'mayContainForestGoods'
  | `sells:${ProductKind}`;

/** Kinds in which goods of Annex I of Regulation (EU) 2023/1115 are: wood, paper and board, tyres. */
const forestGoods: readonly ProductKind[] = ['packaging', 'furniture', 'garden', 'building', 'tyre'];

/** Countries without an agreement on mutual assistance with any member state, as far as their law was seen. */
const withoutAssistanceAgreement: ReadonlySet<string> = new Set(['CN', 'HK', 'US']);

/**
 * Norway has an agreement on mutual assistance with the Union. Its companies need no intermediary for what they send
 * from Norway itself (Directive 2006/112/EC, Article 369m(1)).
 */
const sendsFromNorwayOnly = (companyCountry: string, storedOutside: string[]) =>
  // No place of storage means that the goods come from elsewhere.
  companyCountry === 'NO' && storedOutside.length > 0 && storedOutside.every((country) => country === 'NO');

/** Facts derived from the answers without those to questions that were not asked; rules refer to them by name. */
export function factsOf(answers: SurveyAnswers): ReadonlySet<Fact> {
  const { companyCountry, storageCountries, salesCountries, salesChannels, importedConsignments } = answers;
  const { crossBorderTurnover: turnover, importsToStock, supplyRoles } = answers;
  const inUnion = isInUnion(companyCountry);
  const toConsumers = sellsToConsumers(answers);
  const storedOutside = storageCountries.filter((country) => !isInUnion(country));
  const toBusinesses = !toConsumers || salesChannels.includes('business');
  const imports = (value: Consignment) =>
    importedConsignments.includes(value) || importedConsignments.includes('unknown');

  const held: Record<Exclude<Fact, `sells:${ProductKind}`>, boolean> = {
    companyInUnion: inUnion,
    companyOutsideUnion: !inUnion,
    mayHaveAssistanceAgreement: !inUnion && !withoutAssistanceAgreement.has(companyCountry),
    needsIntermediary: !inUnion && !sendsFromNorwayOnly(companyCountry, storedOutside),
    sellsGoods: sellsGoods(answers),
    storesInUnion: storageCountries.some(isInUnion),
    sellsInUnion: salesCountries.some(sellsGoods(answers) ? isInUnionForGoods : isInUnion),
    sellsInMemberState: salesCountries.some(isInUnion),
    sellsToConsumers: toConsumers,
    sellsToBusinessesOnly: !toConsumers,
    sellsInOwnShop: salesChannels.includes('ownShop'),
    sellsOnMarketplaces: salesChannels.includes('marketplace'),
    sellsOnMarketplacesOnly:
      salesChannels.length > 0 && salesChannels.every((channel) => channel === 'marketplace'),
    sellsGoodsAcrossBordersInUnion: sellsGoodsAcrossBorders(answers),
    sellsAcrossBordersInUnion: sellsGoodsAcrossBorders(answers) || sellsServicesAcrossBorders(answers),
    isBelowThreshold: mayHaveThreshold(answers) && turnover !== null && turnover <= distanceSalesThreshold,
    mayUseHomeVat: mayHaveThreshold(answers) && (turnover === null || turnover <= distanceSalesThreshold),
    thresholdDepends: mayHaveThreshold(answers) && turnover === null,
    mayBeSmallEnterprise: mayHaveSmallEnterpriseScheme(answers) && answers.smallEnterprise !== 'no',
    isSmallEnterprise: mayHaveSmallEnterpriseScheme(answers) && answers.smallEnterprise === 'yes',
    storesForBusinessesOnly: storageCountries.length > 0 && !toConsumers,
    consumersOnMarketplacesOnly: salesChannels.includes('marketplace') && !salesChannels.includes('ownShop'),
    // Goods that go straight to buyers have no importer in the Union either.
    mayLackOperator: !inUnion || importedConsignments.length > 0,
    sendsIntoUnion: inUnion && importedConsignments.length > 0,
    importsUpTo150: imports('upTo150'),
    // The flat duty is for distance sales to consumers (Regulation (EU) 2026/382).
    importsUnderTariff: imports('above150') || (imports('upTo150') && toBusinesses),
    mayImportForBusinesses: toConsumers && toBusinesses && !imports('above150'),
    importsUnknown: importedConsignments.includes('unknown'),
    importsToStock: importsToStock !== 'no',
    importsToStockUnknown: importsToStock === 'unknown',
    // An importer into its own stock is one whatever else it sells.
    roleUnknown: supplyRoles.length === 0 && importsToStock !== 'yes',
    bringsGoodsIn:
      importsToStock === 'yes' || supplyRoles.includes('ownImport') || supplyRoles.includes('unionSupplier'),
    buysAtHomeOnly: buysOnlyFrom(answers, ['homeSupplier']),
    buysInUnionOnly: buysOnlyFrom(answers, inUnion ? ['unionSupplier', 'homeSupplier'] : ['unionSupplier']),
    mayContainForestGoods: answers.productKinds.some((kind) => forestGoods.includes(kind)),
  };
  const facts = (Object.keys(held) as (keyof typeof held)[]).filter((fact) => held[fact]);
  return new Set<Fact>([...facts, ...answers.productKinds.map((kind) => `sells:${kind}` as const)]);
}
