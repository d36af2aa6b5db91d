import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { Consignment, ProductKind, SalesChannel, SupplyRole, TriState } from '@/contract/lists/surveys';

import type { Bilingual } from './languages';

/** Names of the calculator's answers. */
export const productKindNames: Record<ProductKind, Bilingual> = {
  packaging: { en: 'Packaging', de: 'Verpackungen' },
  electrical: { en: 'Electrical equipment', de: 'Elektrogeräte' },
  battery: { en: 'Batteries', de: 'Batterien' },
  textile: { en: 'Textiles', de: 'Textilien' },
  furniture: { en: 'Furniture', de: 'Möbel' },
  mattress: { en: 'Mattresses', de: 'Matratzen' },
  toy: { en: 'Toys', de: 'Spielzeug' },
  sport: { en: 'Sport and leisure', de: 'Sport und Freizeit' },
  garden: { en: 'DIY and garden', de: 'Heimwerken und Garten' },
  building: { en: 'Building products', de: 'Bauprodukte' },
  cosmetics: { en: 'Cosmetics', de: 'Kosmetik' },
  tyre: { en: 'Tyres', de: 'Reifen' },
  oil: { en: 'Lubricating oils', de: 'Schmieröle' },
  chemical: { en: 'Chemicals', de: 'Chemikalien' },
  digital: { en: 'Digital services', de: 'Digitale Leistungen' },
  other: { en: 'Other', de: 'Sonstiges' },
};

export const salesChannelNames: Record<SalesChannel, Bilingual> = {
  ownShop: { en: 'Own shop', de: 'Eigener Shop' },
  marketplace: { en: 'Marketplace', de: 'Marktplatz' },
  business: { en: 'To businesses as well', de: 'Auch an Unternehmen' },
  businessOnly: { en: 'To businesses only', de: 'Nur an Unternehmen' },
};

export const consignmentNames: Record<Consignment, Bilingual> = {
  upTo150: { en: 'Up to €150', de: 'Bis 150\u00a0€' },
  above150: { en: 'Above €150', de: 'Über 150\u00a0€' },
  unknown: { en: 'Not known', de: 'Nicht bekannt' },
};

export const supplyRoleNames: Record<SupplyRole, Bilingual> = {
  ownBrand: { en: 'Made by it, or its own brand', de: 'Eigene Herstellung oder Marke' },
  ownImport: { en: 'Imported by it', de: 'Eigene Einfuhr' },
  unionSupplier: { en: 'Suppliers in other EU countries', de: 'Lieferanten in anderen EU-Ländern' },
  homeSupplier: { en: 'Suppliers in its own country', de: 'Lieferanten im eigenen Land' },
};

export const triStateNames: Record<TriState, Bilingual> = {
  yes: { en: 'Yes', de: 'Ja' },
  no: { en: 'No', de: 'Nein' },
  unknown: { en: 'Not known', de: 'Nicht bekannt' },
};

export const filingRhythmNames: Record<FilingRhythm, Bilingual> = {
  usual: { en: 'As usual in each country', de: 'Wie im jeweiligen Land üblich' },
  month: { en: 'Monthly', de: 'Monatlich' },
  quarter: { en: 'Quarterly', de: 'Vierteljährlich' },
  year: { en: 'Yearly', de: 'Jährlich' },
};
