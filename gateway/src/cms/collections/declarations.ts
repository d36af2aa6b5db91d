import type { CollectionConfig } from 'payload';

import { actNames, acts } from '../../domain/legislation';
import { staffOnly } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { choiceField } from '../fields/options';
import { registerCompany, registerNumber, registerSearch } from '../fields/register';
import { dayField, inSidebar, seedKeyField } from '../fields/shared';
import { localisedText, unlocalisedText } from '../fields/text';

/** The register of declarations of conformity (requirements, 7: deOfficialWebsite/search). */
export const declarations: CollectionConfig = {
  slug: 'declarations',
  labels: {
    singular: { en: 'Declaration of conformity', de: 'Konformitätserklärung' },
    plural: { en: 'Declarations of conformity', de: 'Konformitätserklärungen' },
  },
  ...staffOnly,
  defaultSort: '-declarationNo',
  admin: {
    group: groups.registers,
    useAsTitle: 'declarationNo',
    defaultColumns: ['declarationNo', 'productName', 'companyName', 'status'],
    listSearchableFields: ['declarationNo', 'productName', 'productModel', 'companyName'],
    description: {
      en: 'Merchants who are logged in find these entries by number, company or product. There are no drafts here: what you save is found. Withdraw a declaration instead of deleting it.',
      de: 'Angemeldete Händler finden diese Einträge nach Nummer, Unternehmen oder Produkt. Hier gibt es keine Entwürfe: Was Sie speichern, wird gefunden. Ziehen Sie eine Erklärung zurück, statt sie zu löschen.',
    },
  },
  fields: [
    registerNumber('declarationNo', 'KMP-DOC-2025-00417'),
    localisedText('productName', { en: 'Product', de: 'Produkt' }, { maxLength: 200 }),
    unlocalisedText('productModel', { en: 'Model', de: 'Modell' }, { optional: true, maxLength: 80 }),
    ...registerCompany(
      { en: 'Manufacturer', de: 'Hersteller' },
      { en: 'Country of the manufacturer', de: 'Land des Herstellers' },
    ),
    unlocalisedText(
      'representativeName',
      { en: 'Authorised representative in the Union', de: 'Bevollmächtigter in der Union' },
      {
        optional: true,
        maxLength: 200,
        description: {
          en: 'Empty where the manufacturer is in the Union.',
          de: 'Leer, wenn der Hersteller in der Union sitzt.',
        },
      },
    ),
    choiceField('legislation', { en: 'Legislation', de: 'Rechtsvorschriften' }, acts, actNames, {
      hasMany: true,
      required: true,
    }),
    {
      name: 'standards',
      type: 'text',
      hasMany: true,
      label: { en: 'Harmonised standards applied', de: 'Angewandte harmonisierte Normen' },
      admin: {
        description: {
          en: 'With the year, for example EN IEC 63000:2018. Press Enter after each.',
          de: 'Mit Jahr, zum Beispiel EN IEC 63000:2018. Nach jeder Norm die Eingabetaste drücken.',
        },
      },
    },
    inSidebar(dayField('issueDate', { en: 'Date of issue', de: 'Ausstellungsdatum' })),
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'inForce',
      label: { en: 'Status', de: 'Status' },
      options: [
        { value: 'inForce', label: { en: 'In force', de: 'Gültig' } },
        { value: 'withdrawn', label: { en: 'Withdrawn', de: 'Zurückgezogen' } },
      ],
      admin: { position: 'sidebar' },
    },
    registerSearch('declarationNo', 'companyName', 'productName', 'productModel'),
    seedKeyField(),
  ],
};
