import type { CollectionConfig } from 'payload';

import { countryCodes, uncodedCountries } from '@/contract/lists/countries';
import { countryName } from '@/contract/lists/countryName';
import { serviceCategoryNames } from '@/contract/lists/serviceCodes';
import { serviceCategories } from '@/contract/lists/services';
import { serviceTypeNumbers, serviceTypes } from '@/contract/lists/serviceTypes';

import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { answersField } from '../fields/answers';
import { hrefField } from '../fields/href';
import { choiceField } from '../fields/options';
import { servicePricesField } from '../fields/prices';
import { serviceCodeField } from '../fields/serviceCode';
import { seedKeyField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';

const ofTrademark = (data: { category?: string }): boolean => data.category === 'trademark';

const office = localisedText(
  'office',
  { en: 'Office that decides', de: 'Amt, das entscheidet' },
  {
    maxLength: 140,
    description: {
      en: 'With its abbreviation, for example "European Union Intellectual Property Office (EUIPO)".',
      de: 'Mit Abkürzung, zum Beispiel „Amt der Europäischen Union für geistiges Eigentum (EUIPO)“.',
    },
  },
);

/** Services and their prices (requirements, 3: service types, codes and countries). */
export const services: CollectionConfig = {
  slug: 'services',
  labels: {
    singular: { en: 'Service', de: 'Leistung' },
    plural: { en: 'Services and prices', de: 'Leistungen und Preise' },
  },
  ...publishable,
  orderable: true,
  admin: {
    group: groups.services,
    useAsTitle: 'serverName',
    defaultColumns: ['serverName', 'category', 'countryCode', '_status'],
    listSearchableFields: ['serverName', 'summary'],
    description: {
      en: 'Drag the rows to set the order on the site. A price that changes here changes everywhere.',
      de: 'Ziehen Sie die Zeilen, um die Reihenfolge auf der Website zu bestimmen. Ein hier geänderter Preis ändert sich überall.',
    },
  },
  fields: [
    localisedText('serverName', { en: 'Name', de: 'Bezeichnung' }, { maxLength: 140, isTitle: true }),
    localisedTextarea('summary', { en: 'Short description', de: 'Kurzbeschreibung' }, { maxLength: 600 }),
    localisedText(
      'duration',
      { en: 'Usual duration', de: 'Übliche Dauer' },
      {
        optional: true,
        description: {
          en: 'In words, for example "usually 4 to 8 weeks". Never promise what an authority decides.',
          de: 'In Worten, etwa „meist 4 bis 8 Wochen“. Nichts zusagen, was eine Behörde entscheidet.',
        },
      },
    ),
    hrefField(
      'url',
      { en: 'Page about the service', de: 'Seite zur Leistung' },
      {
        optional: true,
        description: {
          en: 'For example /cht/secretaryServices. Empty: the search leads to the list of services.',
          de: 'Zum Beispiel /cht/secretaryServices. Leer: Die Suche führt zur Liste der Leistungen.',
        },
      },
    ),
    localisedTextarea(
      'documents',
      { en: 'Documents needed', de: 'Benötigte Unterlagen' },
      {
        optional: true,
        maxLength: 1_000,
        description: { en: 'One to a line.', de: 'Je eine pro Zeile.' },
      },
    ),
    hrefField(
      'articleUrl',
      { en: 'Article about it', de: 'Beitrag dazu' },
      {
        optional: true,
        description: {
          en: 'Linked in the row of the service.',
          de: 'In der Zeile der Leistung verlinkt.',
        },
      },
    ),
    hrefField(
      'questionsUrl',
      { en: 'Questions about it', de: 'Fragen dazu' },
      {
        optional: true,
        description: {
          en: 'A list of questions, or an answer.',
          de: 'Eine Liste von Fragen oder eine Antwort.',
        },
      },
    ),
    servicePricesField(),
    answersField(),
    choiceField('category', { en: 'Area', de: 'Bereich' }, serviceCategories, serviceCategoryNames, {
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    {
      name: 'countryCode',
      type: 'select',
      label: { en: 'Country', de: 'Land' },
      options: [
        ...Object.entries(countryCodes),
        ...uncodedCountries.map((country) => [country, country] as const),
      ].map(([value, country]) => ({ value, label: countryName(country) })),
      admin: {
        position: 'sidebar',
        description: {
          en: 'Empty where the service is not tied to a country.',
          de: 'Leer, wenn die Leistung an kein Land gebunden ist.',
        },
      },
    },
    {
      name: 'serviceType',
      type: 'select',
      label: { en: 'Kind of company service', de: 'Art der Unternehmensleistung' },
      options: serviceTypeNumbers.map((type) => {
        const { en, de } = serviceTypes[type];
        return { value: String(type), label: { en: `${type} · ${en}`, de: `${type} · ${de}` } };
      }),
      admin: {
        position: 'sidebar',
        condition: (data: { category?: string }) => data.category === 'company',
        description: {
          en: 'Types 2 to 5 are added to the file and the yearly invoice of a company; the website says so, and their prices are net.',
          de: 'Die Arten 2 bis 5 kommen zur Akte und zur Jahresrechnung einer Gesellschaft hinzu; die Website sagt das, und ihre Preise sind netto.',
        },
      },
    },
    { ...office, admin: { ...office.admin, position: 'sidebar', condition: ofTrademark } },
    {
      name: 'classesIncluded',
      type: 'number',
      label: { en: 'Classes included', de: 'Enthaltene Klassen' },
      required: true,
      min: 1,
      max: 45,
      admin: {
        position: 'sidebar',
        step: 1,
        condition: ofTrademark,
        description: {
          en: 'How many classes of goods and services the prices cover without a surcharge.',
          de: 'Wie viele Waren- und Dienstleistungsklassen die Preise ohne Zuschlag abdecken.',
        },
      },
    },
    serviceCodeField(),
    seedKeyField(),
  ],
};
