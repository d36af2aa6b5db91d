import type { Bilingual } from './languages';

/** Legal forms that a company can name in its account. */
export const companyForms = [
  'soleTrader',
  'partnership',
  'limitedCompany',
  'publicCompany',
  'cooperative',
  'other',
] as const;
export type LegalForm = (typeof companyForms)[number];

export const companyFormNames: Record<LegalForm, Bilingual> = {
  soleTrader: { en: 'Sole trader', de: 'Einzelunternehmen' },
  partnership: { en: 'Partnership (OHG, KG, SNC, LP …)', de: 'Personengesellschaft (OHG, KG, GbR …)' },
  limitedCompany: {
    en: 'Private limited company (Ltd, GmbH, SARL, LLC …)',
    de: 'Gesellschaft mit beschränkter Haftung (GmbH, UG, Ltd, SARL …)',
  },
  publicCompany: { en: 'Public limited company (PLC, AG, SA …)', de: 'Aktiengesellschaft (AG, SE, SA …)' },
  cooperative: { en: 'Cooperative', de: 'Genossenschaft' },
  other: { en: 'Another form', de: 'Andere Rechtsform' },
};
