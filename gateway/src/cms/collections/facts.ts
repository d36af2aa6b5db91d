import type { CollectionConfig, Field, NumberFieldValidation } from 'payload';
import { number } from 'payload/shared';

import {
  dueDatesName,
  dutyNames,
  factKindNames,
  factStateNames,
  factTopicNames,
} from '@/contract/lists/factNames';
import {
  allFactKinds,
  type DutyKind,
  dutyKinds,
  shopDuties,
  factCountries,
  type FactKind,
  factKinds,
  factStates,
  type FactTopic,
  factTopics,
} from '@/contract/lists/facts';

import { alertTopics } from '../../domain/alerts';
import type { Bilingual } from '../../domain/languages';
import { staffOnlyWrites } from '../access/publishable';
import { nobody } from '../access/recorded';
import { groups } from '../admin/ui/groups';
import { countryField } from '../fields/country';
import { choiceField } from '../fields/options';
import { dayField, inSidebar, seedKeyField } from '../fields/shared';
import { localisedTextarea } from '../fields/text';
import { translate } from '../fields/translate';
import { dueField } from './dueField';
import { noteFirstShown } from './hooks/noteFirstShown';

/** Calendars show one topic more than pages. */
type Topic = FactTopic | 'dueDates';
const topics: Topic[] = [...factTopics, 'dueDates'];
const topicNames = { ...factTopicNames, dueDates: dueDatesName };
const kinds = [...new Set([...allFactKinds, ...dutyKinds])];
const kindNames = { ...factKindNames, ...dutyNames };

const topicOf = (data: unknown) => (data as { topic?: Topic } | undefined)?.topic;
const isOfUnion = (data: unknown) => (data as { country?: string } | undefined)?.country === 'EU';
/** EU has the duties that are the same in all of the Union, and no other facts. */
function kindsOf(data: unknown): readonly (FactKind | DutyKind)[] {
  const topic = topicOf(data) ?? 'authority';
  if (topic !== 'dueDates') return isOfUnion(data) ? [] : factKinds[topic];
  return isOfUnion(data) ? shopDuties : dutyKinds.filter((kind) => !shopDuties.includes(kind));
}

/** A field that the rows of some topics have. */
const forTopics = <F extends Field>(ofTopics: readonly Topic[], field: F): F => ({
  ...field,
  admin: { ...field.admin, condition: (data: unknown) => ofTopics.some((topic) => topic === topicOf(data)) },
});

const tooHigh: Bilingual = {
  en: 'No rate is higher than 100 percent.',
  de: 'Kein Satz ist höher als 100 Prozent.',
};
const percentOrAmount: NumberFieldValidation = (value, options) => {
  const topic = topicOf(options.data);
  const isRate = topic === 'rates' || topic === 'goodsRates';
  return isRate && Number(value) > 100 ? translate(tooHigh, options.req) : number(value, options);
};

const nextCheck = dayField('nextCheck', { en: 'Next check', de: 'Nächste Prüfung' });

/** What the law of a country asks of sellers: one document for each country and topic. */
export const facts: CollectionConfig = {
  slug: 'facts',
  labels: {
    singular: { en: 'Fact', de: 'Fakt' },
    plural: { en: 'Facts by country', de: 'Fakten nach Land' },
  },
  ...staffOnlyWrites,
  hooks: { beforeChange: [noteFirstShown] },
  defaultSort: 'nextCheck',
  admin: {
    group: groups.services,
    useAsTitle: 'country',
    defaultColumns: ['country', 'topic', 'isToBeChecked', 'sources', 'checkedOn', 'nextCheck'],
    description: {
      en: 'What guides to countries, the tables and the map of rates show, and the due dates of calendars, reports and accounts. The facts whose check is due come first. There are no drafts here: what you save is shown.',
      de: 'Was Länderleitfäden, die Tabellen und die Karte der Sätze zeigen, und die Fristen für Kalender, Berichte und Konten. Zuerst stehen die Fakten, deren Prüfung ansteht. Hier gibt es keine Entwürfe: Was Sie speichern, wird gezeigt.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        countryField({ listed: [...factCountries, 'EU'] }),
        choiceField('topic', { en: 'Topic', de: 'Thema' }, topics, topicNames, {
          required: true,
          index: true,
        }),
      ],
    },
    {
      name: 'rows',
      type: 'array',
      label: { en: 'Facts', de: 'Fakten' },
      fields: [
        choiceField('kind', { en: 'Kind', de: 'Art' }, kinds, kindNames, {
          required: true,
          filterOptions: ({ options, data }) =>
            options.filter((option) =>
              kindsOf(data).some((kind) => kind === (typeof option === 'string' ? option : option.value)),
            ),
        }),
        forTopics(['rates', 'goodsRates', 'thresholds', 'reports', 'records'], {
          name: 'value',
          type: 'number',
          label: { en: 'Percent, amount or years', de: 'Prozent, Betrag oder Jahre' },
          min: 0,
          max: 1_000_000_000,
          validate: percentOrAmount,
        }),
        forTopics(['thresholds', 'reports'], {
          name: 'currency',
          type: 'text',
          label: { en: 'Currency', de: 'Währung' },
          maxLength: 3,
          admin: { description: { en: 'Three letters, such as EUR.', de: 'Drei Buchstaben, etwa EUR.' } },
        }),
        localisedTextarea('text', { en: 'In words', de: 'In Worten' }, { optional: true, maxLength: 1000 }),
        forTopics(factTopics, dayField('from', { en: 'From', de: 'Ab' }, { optional: true })),
        forTopics(factTopics, dayField('until', { en: 'Until', de: 'Bis' }, { optional: true })),
        forTopics(
          ['changes'],
          choiceField('about', { en: 'What it is about', de: 'Worum es geht' }, alertTopics, factTopicNames, {
            admin: {
              description: {
                en: 'People who asked for e-mails about this country and topic are told, from an hour after you save on. Empty: everybody who asked about the country.',
                de: 'Wer E-Mails zu diesem Land und Thema bestellt hat, erfährt davon, frühestens eine Stunde nach dem Speichern. Leer: alle, die das Land gewählt haben.',
              },
            },
          }),
        ),
        /** When visitors first saw a change, in milliseconds since 1970; empty for those from before there were alerts. */
        { name: 'shownSince', type: 'number', hidden: true, access: { update: nobody } },
        forTopics(
          ['eInvoicing'],
          choiceField('state', { en: 'State', de: 'Stand' }, factStates, factStateNames),
        ),
        forTopics(['representation'], {
          name: 'countries',
          type: 'text',
          hasMany: true,
          label: {
            en: 'Companies from these countries need none',
            de: 'Unternehmen aus diesen Ländern brauchen keinen',
          },
        }),
        forTopics(['dueDates'], dueField),
      ],
    },
    {
      name: 'sources',
      type: 'relationship',
      relationTo: 'fact-sources',
      hasMany: true,
      label: { en: 'Sources', de: 'Quellen' },
    },
    {
      name: 'isToBeChecked',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: { en: 'To be checked', de: 'Zu prüfen' },
      admin: {
        position: 'sidebar',
        description: {
          en: 'Visitors see these facts once the tick is removed.',
          de: 'Besucher sehen diese Fakten erst, wenn das Häkchen entfernt ist.',
        },
      },
    },
    inSidebar(dayField('checkedOn', { en: 'Last check', de: 'Letzte Prüfung' }, { kind: 'checked' })),
    inSidebar({
      ...nextCheck,
      index: true,
      admin: { ...nextCheck.admin, components: { Cell: '/src/cms/admin/rules/NextCheckCell#NextCheckCell' } },
    }),
    seedKeyField(),
  ],
};
