import type { RepresentationArea } from '@/contract/lists/registers';

import type { Bilingual } from './languages';

/** Areas in which an authorised representative may be appointed. */
export const representationAreaNames: Record<RepresentationArea, Bilingual> = {
  productSafety: { en: 'Product safety and conformity', de: 'Produktsicherheit und Konformität' },
  weee: { en: 'Electrical equipment (WEEE)', de: 'Elektrogeräte (WEEE)' },
  battery: { en: 'Batteries', de: 'Batterien' },
  packaging: { en: 'Packaging', de: 'Verpackungen' },
  textile: { en: 'Textiles', de: 'Textilien' },
  toy: { en: 'Toys', de: 'Spielzeug' },
  cosmetics: { en: 'Cosmetics', de: 'Kosmetik' },
};
