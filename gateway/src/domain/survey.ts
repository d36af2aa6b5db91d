import type { Consignment, ProductKind, SalesChannel } from '@/contract/lists/surveys';

import type { Bilingual } from './languages';

/** Names of the calculator's answers. */
export const productKindNames: Record<ProductKind, Bilingual> = {
  packaging: { en: 'Packaging', de: 'Verpackungen' },
  electrical: { en: 'Electrical equipment', de: 'Elektrogeräte' },
  battery: { en: 'Batteries', de: 'Batterien' },
  textile: { en: 'Textiles', de: 'Textilien' },
  furniture: { en: 'Furniture', de: 'Möbel' },
  toy: { en: 'Toys', de: 'Spielzeug' },
  cosmetics: { en: 'Cosmetics', de: 'Kosmetik' },
  tyre: { en: 'Tyres', de: 'Reifen' },
  chemical: { en: 'Chemicals', de: 'Chemikalien' },
  other: { en: 'Other', de: 'Sonstiges' },
};

export const salesChannelNames: Record<SalesChannel, Bilingual> = {
  ownShop: { en: 'Own shop', de: 'Eigener Shop' },
  marketplace: { en: 'Marketplace', de: 'Marktplatz' },
  business: { en: 'To businesses as well', de: 'Auch an Unternehmen' },
  businessOnly: { en: 'To businesses only', de: 'Nur an Unternehmen' },
};

export const consignmentNames: Record<Consignment, Bilingual> = {
  upTo150: { en: 'Up to €150', de: 'Bis 150 €' },
  above150: { en: 'Above €150', de: 'Über 150 €' },
};
