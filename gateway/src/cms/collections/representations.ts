import type { CollectionConfig } from 'payload';

import { representationAreas } from '@/contract/lists/registers';

import { representationAreaNames } from '../../domain/representationAreas';
import { staffOnly } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { countryField } from '../fields/country';
import { choiceField } from '../fields/options';
import { registerCompany, registerNumber, registerSearch } from '../fields/register';
import { dayField, inSidebar, seedKeyField } from '../fields/shared';
import { localisedText, unlocalisedText } from '../fields/text';

/** The register of co-operations of authorised representatives (requirements, 7: bizAuthServiceOfficialWebsite/search). */
export const representations: CollectionConfig = {
  slug: 'representations',
  labels: {
    singular: { en: 'Co-operation of a representative', de: 'Kooperation eines Bevollmächtigten' },
    plural: { en: 'Co-operations of representatives', de: 'Kooperationen von Bevollmächtigten' },
  },
  ...staffOnly,
  defaultSort: '-cooperationNo',
  admin: {
    group: groups.registers,
    useAsTitle: 'cooperationNo',
    defaultColumns: ['cooperationNo', 'companyName', 'area', 'territory', 'endDate'],
    listSearchableFields: ['cooperationNo', 'companyName', 'productName', 'representativeName'],
    description: {
      en: 'Merchants who are logged in find these entries by number, company or product. There are no drafts here: what you save is found. A co-operation that is over gets a last day; do not delete it.',
      de: 'Angemeldete Händler finden diese Einträge nach Nummer, Unternehmen oder Produkt. Hier gibt es keine Entwürfe: Was Sie speichern, wird gefunden. Eine beendete Kooperation bekommt einen letzten Tag; löschen Sie sie nicht.',
    },
  },
  fields: [
    registerNumber('cooperationNo', 'KMP-AR-2025-00102'),
    ...registerCompany(
      { en: 'Company represented', de: 'Vertretenes Unternehmen' },
      { en: 'Country of the company', de: 'Land des Unternehmens' },
    ),
    localisedText('productName', { en: 'Products', de: 'Produkte' }, { maxLength: 200 }),
    choiceField('area', { en: 'Area', de: 'Bereich' }, representationAreas, representationAreaNames, {
      required: true,
    }),
    countryField({ name: 'territory', label: { en: 'Where it holds', de: 'Wo sie gilt' } }),
    unlocalisedText(
      'representativeName',
      { en: 'Representative', de: 'Bevollmächtigter' },
      { maxLength: 200 },
    ),
    inSidebar(dayField('startDate', { en: 'First day', de: 'Erster Tag' })),
    inSidebar(
      dayField(
        'endDate',
        { en: 'Last day', de: 'Letzter Tag' },
        {
          optional: true,
          description: {
            en: 'Empty while the co-operation lasts.',
            de: 'Leer, solange die Kooperation besteht.',
          },
        },
      ),
    ),
    registerSearch('cooperationNo', 'companyName', 'productName'),
    seedKeyField(),
  ],
};
