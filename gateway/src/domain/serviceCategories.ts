import type { ServiceCategory } from '@/contract/lists/services';

import type { Bilingual } from './languages';

/** Names of the areas of the service codes (requirements, 3). */
export const serviceCategoryNames: Record<ServiceCategory, Bilingual> = {
  vat: { en: 'VAT', de: 'Umsatzsteuer' },
  ioss: { en: 'Import One-Stop Shop', de: 'Import-One-Stop-Shop' },
  chemicalTax: { en: 'Chemical tax', de: 'Chemikaliensteuer' },
  jct: { en: 'Japanese consumption tax', de: 'Japanische Verbrauchsteuer' },
  plasticTax: { en: 'Plastic tax', de: 'Kunststoffsteuer' },
  scpn: { en: 'Cosmetics notification (SCPN)', de: 'Kosmetik-Notifizierung (SCPN)' },
  rfc: { en: 'Mexican tax number (RFC)', de: 'Mexikanische Steuernummer (RFC)' },
  weee: { en: 'Electrical equipment (WEEE)', de: 'Elektrogeräte (WEEE)' },
  packaging: { en: 'Packaging', de: 'Verpackungen' },
  battery: { en: 'Batteries', de: 'Batterien' },
  authorisedRepresentative: { en: 'Authorised representative', de: 'Bevollmächtigter' },
  textile: { en: 'Textiles', de: 'Textilien' },
  furniture: { en: 'Furniture', de: 'Möbel' },
  toy: { en: 'Toys', de: 'Spielzeug' },
  tyre: { en: 'Tyres', de: 'Reifen' },
  cpnp: { en: 'Cosmetics notification (CPNP)', de: 'Kosmetik-Notifizierung (CPNP)' },
  testing: { en: 'Testing and certification', de: 'Prüfung und Zertifizierung' },
  balance: { en: 'Balance top-up', de: 'Guthabenaufladung' },
  company: { en: 'Company services', de: 'Unternehmensdienste' },
  trademark: { en: 'Trade marks', de: 'Marken' },
};
