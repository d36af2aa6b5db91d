import type { ArrayField, ArrayFieldValidation } from 'payload';
import { array } from 'payload/shared';

import {
  type CompanyPlace,
  companyPlaces,
  obligationIds,
  obligationNames,
} from '@/contract/lists/obligations';

import type { Bilingual } from '../../domain/languages';
import { choiceField, optionsOf } from './options';
import { listField } from './shared';
import { translate } from './translate';

export const companyPlaceNames: Record<CompanyPlace, Bilingual> = {
  anywhere: { en: 'Any company', de: 'Jedes Unternehmen' },
  inUnion: { en: 'Company in the Union', de: 'Unternehmen in der Union' },
  outsideUnion: { en: 'Company outside the Union', de: 'Unternehmen außerhalb der Union' },
};

const countryHelp: Bilingual = {
  en: 'Two capital letters, EU for the Union as a whole. Empty: the country of the service.',
  de: 'Zwei Großbuchstaben, EU für die Union als Ganzes. Leer: das Land der Leistung.',
};
const placeMissing: Bilingual = {
  en: 'Choose a country in each row, or for the service: without one, nobody is offered it.',
  de: 'Wählen Sie ein Land in jeder Zeile oder für die Leistung: Ohne Land wird sie niemandem angeboten.',
};
const namedTwice: Bilingual = {
  en: 'One row for each obligation, country and kind of company.',
  de: 'Eine Zeile je Pflicht, Land und Art des Unternehmens.',
};

interface Row {
  obligation?: string;
  country?: string | null;
  company?: string;
}

/** Each row has a country, of its own or of the service, and stands once. */
const complete: ArrayFieldValidation = async (value, options) => {
  const valid = await array(value, options);
  if (valid !== true || !Array.isArray(value)) return valid;
  const rows = value as Row[];
  const { countryCode } = options.data as { countryCode?: string | null };
  if (!countryCode && rows.some(({ country }) => !country)) return translate(placeMissing, options.req);
  const keys = rows.map(({ obligation, country, company }) => [obligation, country, company].join());
  return new Set(keys).size === keys.length || translate(namedTwice, options.req);
};

/** The obligations of the check that a service answers: its estimate of prices follows from them. */
export const answersField = (): ArrayField => ({
  ...listField(
    'answers',
    {
      singular: { en: 'Obligation', de: 'Pflicht' },
      plural: { en: 'Obligations it answers', de: 'Pflichten, die sie abdeckt' },
    },
    'obligation',
    [
      choiceField('obligation', { en: 'Obligation', de: 'Pflicht' }, obligationIds, obligationNames, {
        required: true,
      }),
      {
        type: 'row',
        fields: [
          {
            name: 'country',
            type: 'text',
            label: { en: 'Country', de: 'Land' },
            validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
              !value || /^[A-Z]{2}$/.test(value) || translate(countryHelp, req),
            admin: { width: '50%', description: countryHelp },
          },
          {
            name: 'company',
            type: 'select',
            label: { en: 'For whom', de: 'Für wen' },
            required: true,
            defaultValue: 'anywhere',
            options: optionsOf(companyPlaces, companyPlaceNames),
            admin: { width: '50%' },
          },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'isAlsoAtHome',
            type: 'checkbox',
            label: {
              en: 'Also for companies that are established in the country',
              de: 'Auch für Unternehmen, die in dem Land ansässig sind',
            },
            defaultValue: false,
            admin: { width: '50%' },
          },
          {
            name: 'isOptional',
            type: 'checkbox',
            label: { en: 'Optional: not part of the total', de: 'Freiwillig: nicht in der Summe' },
            defaultValue: false,
            admin: { width: '50%' },
          },
        ],
      },
      choiceField(
        'coveredBy',
        { en: 'Not needed beside', de: 'Nicht nötig neben' },
        obligationIds,
        obligationNames,
        {
          hasMany: true,
          admin: {
            description: {
              en: 'Where one of these applies too, the service for it covers this one.',
              de: 'Wo eine davon auch gilt, deckt deren Leistung diese mit ab.',
            },
          },
        },
      ),
    ],
    {
      description: {
        en: '“Check my obligations” offers the service to whom one of these obligations concerns.',
        de: '„Pflichten prüfen“ bietet die Leistung an, wo eine dieser Pflichten gilt.',
      },
    },
  ),
  validate: complete,
});
