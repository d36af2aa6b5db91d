/** The areas of the service code table (requirements, 3), plus company services. */
export const serviceCategories = [
  'vat',
  'ioss',
  'chemicalTax',
  'jct',
  'plasticTax',
  'scpn',
  'rfc',
  'weee',
  'packaging',
  'battery',
  'authorisedRepresentative',
  'textile',
  'furniture',
  'toy',
  'tyre',
  'cpnp',
  'testing',
  'balance',
  'company',
  'trademark',
] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

export const isServiceCategory = (value: unknown): value is ServiceCategory =>
  serviceCategories.some((category) => category === value);

/** The units that a price may be for. */
export const priceUnits = ['once', 'month', 'quarter', 'year', 'return', 'document'] as const;
export type PriceUnit = (typeof priceUnits)[number];
