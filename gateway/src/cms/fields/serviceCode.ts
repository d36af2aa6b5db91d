import type { NumberField, NumberFieldSingleValidation } from 'payload';

import {
  fixedCategoryOf,
  fixedCodesOf,
  highestServiceCode,
  isOpenCategory,
  serviceCategoryNames,
} from '@/contract/lists/serviceCodes';
import type { ServiceCategory } from '@/contract/lists/services';

import type { Bilingual } from '../../domain/languages';
import { findOpenCodes } from '../admin/services/openCodes';
import { translate } from './translate';

const noCategory: Bilingual = {
  en: 'Choose the area first: its codes follow from it.',
  de: 'Wählen Sie zuerst den Bereich: Daraus ergeben sich seine Nummern.',
};

/** The sentence with which a code is refused that the table does not give a category. */
function notInTable(code: number, category: ServiceCategory): Bilingual {
  const owner = fixedCategoryOf(code);
  const names = serviceCategoryNames;
  if (owner)
    return {
      en: `Code ${code} belongs to ${names[owner].en}, not to ${names[category].en}.`,
      de: `Die Nummer ${code} gehört zu „${names[owner].de}“, nicht zu „${names[category].de}“.`,
    };
  return isOpenCategory(category)
    ? {
        en: `The table has no code ${code} for ${names[category].en}. Add it under "Service codes" first.`,
        de: `Die Tabelle hat keine Nummer ${code} für „${names[category].de}“. Ergänzen Sie sie zuerst unter „Leistungsnummern“.`,
      }
    : {
        en: `The table has no code ${code} for ${names[category].en}. Leave it empty or choose another.`,
        de: `Die Tabelle hat keine Nummer ${code} für „${names[category].de}“. Lassen Sie sie leer oder wählen Sie eine andere.`,
      };
}

const inTable: NumberFieldSingleValidation = async (value, { data, req }) => {
  if (value === null || value === undefined) return true;
  const { category } = data as { category?: ServiceCategory };
  if (!category) return translate(noCategory, req);
  if (fixedCodesOf(category).includes(value)) return true;
  const isAdded = (await findOpenCodes(req.payload)).some(
    (row) => row.category === category && row.code === value,
  );
  return isAdded || translate(notInTable(value, category), req);
};

/** A code of the service code table (requirements, 3): those of the service's area are offered, any other is refused. */
export const serviceCodeField = (): NumberField => ({
  name: 'serviceCode',
  type: 'number',
  label: { en: 'Service code', de: 'Leistungsnummer' },
  min: 0,
  max: highestServiceCode,
  validate: inTable,
  admin: {
    position: 'sidebar',
    step: 1,
    components: { Field: '/src/cms/admin/services/ServiceCodeField#ServiceCodeField' },
    description: {
      en: 'The number in the order system, from the table of service codes. Empty where there is none.',
      de: 'Die Nummer im Auftragssystem, aus der Tabelle der Leistungsnummern. Leer, wenn es keine gibt.',
    },
  },
});
