import type { CallParams } from '@/contract/calls/calls';

/** Answers of a merchant, and the date of the rules. */
export const survey: CallParams<'saveSurveyReport'> = {
  answers: {
    companyCountry: 'CN',
    storageCountries: ['DE', 'PL'],
    salesCountries: ['DE', 'AT', 'FR'],
    productKinds: ['electrical', 'battery'],
    salesChannels: ['marketplace', 'ownShop'],
    importedConsignments: ['above150'],
    importsToStock: 'yes',
    supplyRoles: ['ownBrand', 'homeSupplier'],
    smallEnterprise: 'unknown',
    crossBorderTurnover: 240_000,
  },
  choice: {
    added: ['packagingUk', 'vatUkStored-mayBeSmallEnterprise'],
    leftOut: ['vatWhereStored'],
    rhythm: 'month',
  },
  rulesVersion: '2026-11-20',
};
