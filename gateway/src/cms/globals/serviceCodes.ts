import type { GlobalConfig, NumberFieldSingleValidation } from 'payload';

import {
  fixedCategoryOf,
  highestServiceCode,
  openCategories,
  serviceCategoryNames,
  serviceCodeTable,
} from '@/contract/lists/serviceCodes';

import { administrators, staff } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { listField } from '../fields/shared';
import { translate } from '../fields/translate';

const free: NumberFieldSingleValidation = (value, { data, req }) => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > highestServiceCode)
    return translate({ en: 'A whole number from 0 to 99999.', de: 'Eine ganze Zahl von 0 bis 99999.' }, req);
  const owner = fixedCategoryOf(value);
  if (owner) {
    const { en, de } = serviceCategoryNames[owner];
    return translate({ en: `This code belongs to ${en}.`, de: `Diese Nummer gehört zu „${de}“.` }, req);
  }
  const rows = (data as { codes?: { code?: number }[] }).codes ?? [];
  return (
    rows.filter(({ code }) => code === value).length < 2 ||
    translate({ en: 'Each code stands once.', de: 'Jede Nummer steht einmal.' }, req)
  );
};

/** The codes that staff add to the service code table (requirements, 3), for areas that have none in it. */
export const serviceCodes: GlobalConfig = {
  slug: 'service-codes',
  label: { en: 'Service codes', de: 'Leistungsnummern' },
  access: { read: staff, update: administrators },
  admin: {
    group: groups.services,
    description: {
      en: 'VAT (0 to 11, 13, 21 to 38), IOSS (12, 14) and balance top-up (1015) are fixed. Add the codes of the other areas here as the order system has them; services can then choose them.',
      de: 'Umsatzsteuer (0 bis 11, 13, 21 bis 38), IOSS (12, 14) und Guthabenaufladung (1015) stehen fest. Ergänzen Sie hier die Nummern der anderen Bereiche, wie sie im Auftragssystem stehen; Leistungen können sie dann wählen.',
    },
  },
  fields: [
    listField(
      'codes',
      { singular: { en: 'Code', de: 'Nummer' }, plural: { en: 'Further codes', de: 'Weitere Nummern' } },
      'code',
      [
        {
          type: 'row',
          fields: [
            {
              name: 'code',
              type: 'number',
              label: { en: 'Code', de: 'Nummer' },
              required: true,
              validate: free,
              admin: { step: 1, width: '50%' },
            },
            {
              name: 'category',
              type: 'select',
              label: { en: 'Area', de: 'Bereich' },
              required: true,
              options: openCategories.map((value) => {
                const { chinese, en, de } = serviceCodeTable[value];
                return { value, label: { en: `${en} · ${chinese}`, de: `${de} · ${chinese}` } };
              }),
              admin: { width: '50%' },
            },
          ],
        },
      ],
      { maxRows: 200 },
    ),
  ],
};
