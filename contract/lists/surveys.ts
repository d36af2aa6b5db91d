/** The kinds of products that rules of the calculator know; `digital` are services, all others are goods. */
export const productKinds = [
  'packaging',
  'electrical',
  'battery',
  'textile',
  'furniture',
  'mattress',
  'toy',
  'sport',
  'garden',
  'building',
  'cosmetics',
  'tyre',
  'oil',
  'chemical',
  'digital',
  'other',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** The ways in which a merchant sells. */
export const salesChannels = ['ownShop', 'marketplace', 'business', 'businessOnly'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** Worth of a consignment in EUR; `unknown` where the merchant does not know whether or which. */
export const consignments = ['upTo150', 'above150', 'unknown'] as const;
export type Consignment = (typeof consignments)[number];

/** How goods come to a merchant, and so who answers for them; none chosen where the merchant does not say. */
export const supplyRoles = ['ownBrand', 'ownImport', 'unionSupplier', 'homeSupplier'] as const;
export type SupplyRole = (typeof supplyRoles)[number];

/** Answers to a question that a merchant may not know the answer to. */
export const triStates = ['yes', 'no', 'unknown'] as const;
export type TriState = (typeof triStates)[number];

/** The answers that say how goods come to a merchant. */
interface Sourcing {
  supplyRoles: readonly SupplyRole[];
  importedConsignments: readonly string[];
  importsToStock: TriState;
}

/**
 * Whether all goods are bought from suppliers of these roles. Who lets parcels come from outside the Union has no
 * supplier in it for those.
 */
export const buysOnlyFrom = (
  { supplyRoles: roles, importedConsignments, importsToStock }: Sourcing,
  suppliers: readonly SupplyRole[],
): boolean =>
  roles.length > 0 &&
  roles.every((role) => suppliers.includes(role)) &&
  importsToStock !== 'yes' &&
  importedConsignments.every((value) => value === 'unknown');
