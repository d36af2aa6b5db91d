import type { CollectionConfig } from 'payload';

import { representationAreas } from '@/contract/lists/registers';

import { representationAreaNames } from '../../domain/representationAreas';
import { staffOnly } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { countryField } from '../fields/country';
import { optionsOf } from '../fields/options';
import { searchTextField } from '../fields/searchText';
import { dayField, inSidebar, seedKeyField } from '../fields/shared';
import { localisedText, unlocalisedText } from '../fields/text';

interface Texts {
  cooperationNo?: string;
  companyName?: string;
  productName?: string | null;
}

const textsOf = ({ cooperationNo, companyName, productName }: Texts): string[] | null =>
  productName ? [cooperationNo ?? '', companyName ?? '', productName] : null;

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
    {
      ...unlocalisedText(
        'cooperationNo',
        { en: 'Number', de: 'Nummer' },
        {
          maxLength: 40,
          description: { en: 'For example KMP-AR-2025-00102.', de: 'Zum Beispiel KMP-AR-2025-00102.' },
        },
      ),
      unique: true,
      index: true,
    },
    unlocalisedText(
      'companyName',
      { en: 'Company represented', de: 'Vertretenes Unternehmen' },
      {
        maxLength: 200,
        description: {
          en: 'As entered in the commercial register.',
          de: 'Wie im Handelsregister.',
        },
      },
    ),
    countryField({
      name: 'companyCountry',
      label: { en: 'Country of the company', de: 'Land des Unternehmens' },
    }),
    localisedText('productName', { en: 'Products', de: 'Produkte' }, { maxLength: 200 }),
    {
      name: 'area',
      type: 'select',
      required: true,
      label: { en: 'Area', de: 'Bereich' },
      options: optionsOf(representationAreas, representationAreaNames),
    },
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
    searchTextField(textsOf),
    seedKeyField(),
  ],
};
