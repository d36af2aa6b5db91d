import type { ProductKind } from '@/contract/lists/surveys';
import { isInUnion, isInUnionForGoods } from '@/contract/lists/unionMembers';

import type { SurveyAnswers } from './survey';

/** EUR a year in the whole Union: Directive 2006/112/EC, Article 284(2). */
const smallEnterpriseLimit = 100_000;

/** All kinds but digital services are goods; before a kind is chosen, goods are assumed. */
export const sellsGoods = ({ productKinds }: SurveyAnswers): boolean =>
  productKinds.length === 0 || productKinds.some((kind) => kind !== 'digital');

export const sellsToConsumers = ({ salesChannels }: SurveyAnswers): boolean =>
  !salesChannels.includes('businessOnly') &&
  (salesChannels.length === 0 || salesChannels.some((channel) => channel !== 'business'));

const inUnion = (countries: string[]) => countries.filter(isInUnion);

/** Distance sales within the Union: from stock in one member state to consumers in another. */
export const sellsGoodsAcrossBorders = (answers: SurveyAnswers): boolean =>
  sellsGoods(answers) &&
  sellsToConsumers(answers) &&
  answers.salesCountries
    .filter(isInUnionForGoods)
    .some((country) => answers.storageCountries.filter(isInUnionForGoods).some((place) => place !== country));

/** Digital services to consumers in other member states than the company's own. */
export const sellsServicesAcrossBorders = (answers: SurveyAnswers): boolean =>
  answers.productKinds.includes('digital') &&
  sellsToConsumers(answers) &&
  inUnion(answers.salesCountries).some((country) => country !== answers.companyCountry);

/**
 * Whether the threshold of EUR 10,000 can apply: to companies established in one member state only, which dispatch from
 * there (Directive 2006/112/EC, Article 59c).
 */
export const mayHaveThreshold = (answers: SurveyAnswers): boolean =>
  isInUnion(answers.companyCountry) &&
  answers.storageCountries.filter(isInUnionForGoods).every((place) => place === answers.companyCountry) &&
  (sellsGoodsAcrossBorders(answers) || sellsServicesAcrossBorders(answers));

/** Whether the scheme for small enterprises in other member states can apply, as far as the other answers say. */
export const mayHaveSmallEnterpriseScheme = (answers: SurveyAnswers): boolean =>
  isInUnion(answers.companyCountry) &&
  inUnion([...answers.salesCountries, ...answers.storageCountries]).some(
    (country) => country !== answers.companyCountry,
  ) &&
  !(mayHaveThreshold(answers) && (answers.crossBorderTurnover ?? 0) > smallEnterpriseLimit);

/** Kinds with duties of manufacturers and importers in the whole Union. */
const kindsOfManufacturers: readonly ProductKind[] = ['electrical', 'toy', 'cosmetics', 'tyre'];
/** Kinds with duties of producers at home, in countries outside the Union. In the Union packaging alone has some. */
const kindsAtHome: Readonly<Record<string, readonly ProductKind[]>> = {
  GB: ['cosmetics', 'battery'],
  NO: ['tyre'],
};

/** Whether it can matter how the goods come to the merchant. */
function mayBeDistributor(answers: SurveyAnswers): boolean {
  const { companyCountry, salesCountries, productKinds, importsToStock } = answers;
  // An importer into its own stock has said so already.
  if (!sellsGoods(answers) || importsToStock === 'yes') return false;
  const sellsAtHome =
    salesCountries.includes(companyCountry) &&
    (isInUnion(companyCountry) || productKinds.some((kind) => kindsAtHome[companyCountry]?.includes(kind)));
  const isManufacturers = productKinds.some((kind) => kindsOfManufacturers.includes(kind));
  return sellsAtHome || (isManufacturers && salesCountries.some(isInUnionForGoods));
}

/** Questions that are asked only when their answer can matter. */
export const conditionalQuestions = [
  'storageCountries',
  'importedConsignments',
  'importsToStock',
  'crossBorderTurnover',
  'smallEnterprise',
  'supplyRoles',
] as const;
export type ConditionalQuestion = (typeof conditionalQuestions)[number];

/** Whether a question is asked, by the answers to those before it. */
const isAsked: Record<ConditionalQuestion, (answers: SurveyAnswers) => boolean> = {
  storageCountries: sellsGoods,
  importedConsignments: (answers) => sellsGoods(answers) && answers.salesCountries.some(isInUnion),
  importsToStock: (answers) => answers.storageCountries.some(isInUnion),
  crossBorderTurnover: mayHaveThreshold,
  smallEnterprise: mayHaveSmallEnterpriseScheme,
  supplyRoles: mayBeDistributor,
};

const notAsked: Pick<SurveyAnswers, ConditionalQuestion> = {
  storageCountries: [],
  importedConsignments: [],
  importsToStock: 'no',
  crossBorderTurnover: null,
  smallEnterprise: 'unknown',
  supplyRoles: [],
};

/** The answers without those to questions that are not asked: they stand as if nothing had been said. */
export const withoutUnasked = (given: SurveyAnswers): SurveyAnswers =>
  conditionalQuestions.reduce<SurveyAnswers>(
    (answers, question) =>
      isAsked[question](answers) ? answers : { ...answers, [question]: notAsked[question] },
    given,
  );

/** The questions that are asked, given the answers so far. */
export function askedQuestions(given: SurveyAnswers): ReadonlySet<ConditionalQuestion> {
  const answers = withoutUnasked(given);
  return new Set(conditionalQuestions.filter((question) => isAsked[question](answers)));
}
