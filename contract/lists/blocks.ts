/** Icons that a marketer may choose from; the site draws them. */
export const blockIcons = [
  'vat',
  'oss',
  'customs',
  'packaging',
  'device',
  'battery',
  'textile',
  'toy',
  'cosmetics',
  'company',
  'bank',
  'ledger',
  'calendar',
  'document',
  'shield',
  'warehouse',
  'globe',
  'trademark',
] as const;
export type CmsIconName = (typeof blockIcons)[number];
