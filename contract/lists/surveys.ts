/** The kinds of products that rules of the calculator know. */
export const productKinds = [
  'packaging',
  'electrical',
  'battery',
  'textile',
  'furniture',
  'toy',
  'cosmetics',
  'tyre',
  'chemical',
  'other',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** The ways in which a merchant sells. */
export const salesChannels = ['ownShop', 'marketplace', 'business', 'businessOnly'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** Worth of a consignment in EUR. */
export const consignments = ['upTo150', 'above150'] as const;
export type Consignment = (typeof consignments)[number];
