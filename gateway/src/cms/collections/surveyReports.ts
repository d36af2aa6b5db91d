import type { CollectionConfig, Field } from 'payload';

import { filingRhythms } from '@/contract/lists/filingRhythms';
import { consignments, productKinds, salesChannels, supplyRoles, triStates } from '@/contract/lists/surveys';

import type { Bilingual } from '../../domain/languages';
import {
  consignmentNames,
  filingRhythmNames,
  productKindNames,
  salesChannelNames,
  supplyRoleNames,
  triStateNames,
} from '../../domain/survey';
import { recorded } from '../access/recorded';
import { administrators } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { choiceField } from '../fields/options';
import { unlocalisedText } from '../fields/text';

const triState = (name: string, label: Bilingual): Field =>
  choiceField(name, label, triStates, triStateNames);
const texts = (name: string, label: Bilingual): Field => ({ name, type: 'text', hasMany: true, label });

/** Saved answers of the calculator (requirements, 7: mcSurveyReport). */
export const surveyReports: CollectionConfig = {
  slug: 'survey-reports',
  labels: {
    singular: { en: 'Calculator report', de: 'Bericht des Rechners' },
    plural: { en: 'Calculator reports', de: 'Berichte des Rechners' },
  },
  access: { ...recorded.access, delete: administrators },
  defaultSort: '-createdAt',
  admin: {
    group: groups.operations,
    useAsTitle: 'reportId',
    defaultColumns: ['createdAt', 'companyCountry', 'productKinds', 'crossBorderTurnover'],
    listSearchableFields: ['reportId', 'companyCountry'],
    description: {
      en: 'What merchants answered and saved. Everybody who knows a number can read its report on the website, so nothing here is changed. Administrators can delete a report if its merchant asks for it.',
      de: 'Was Händler geantwortet und gespeichert haben. Wer die Nummer kennt, kann den Bericht auf der Website lesen; deshalb wird hier nichts geändert. Die Administration kann einen Bericht löschen, wenn der Händler darum bittet.',
    },
  },
  fields: [
    { ...unlocalisedText('reportId', { en: 'Number', de: 'Nummer' }), unique: true, index: true },
    {
      name: 'merchant',
      type: 'relationship',
      relationTo: 'merchants',
      index: true,
      label: { en: 'Saved by', de: 'Gespeichert von' },
      admin: {
        description: {
          en: 'Empty where nobody was logged in.',
          de: 'Leer, wenn niemand angemeldet war.',
        },
      },
    },
    unlocalisedText('rulesVersion', { en: 'Rules as of', de: 'Stand der Regeln' }),
    unlocalisedText('companyCountry', {
      en: 'Registered office of the company',
      de: 'Sitz des Unternehmens',
    }),
    texts('storageCountries', { en: 'Stores goods in', de: 'Lagert Waren in' }),
    texts('salesCountries', { en: 'Sells to', de: 'Verkauft nach' }),
    choiceField('productKinds', { en: 'Products', de: 'Produkte' }, productKinds, productKindNames, {
      hasMany: true,
    }),
    choiceField(
      'salesChannels',
      { en: 'Sells through', de: 'Verkauft über' },
      salesChannels,
      salesChannelNames,
      { hasMany: true },
    ),
    choiceField(
      'importedConsignments',
      { en: 'Consignments from outside the Union', de: 'Sendungen von außerhalb der Union' },
      consignments,
      consignmentNames,
      { hasMany: true },
    ),
    triState('importsToStock', {
      en: 'Brings goods from outside the Union to its stock in it',
      de: 'Bringt Waren von außerhalb der Union in sein Lager in ihr',
    }),
    choiceField(
      'supplyRoles',
      { en: 'How its goods come to it', de: 'Wie es an seine Waren kommt' },
      supplyRoles,
      supplyRoleNames,
      { hasMany: true },
    ),
    triState('smallEnterprise', {
      en: 'At most €100,000 in the whole Union',
      de: 'Höchstens 100.000 € in der ganzen Union',
    }),
    {
      name: 'crossBorderTurnover',
      type: 'number',
      label: {
        en: 'Distance sales and digital services within the Union, euros a year',
        de: 'Fernverkäufe und digitale Leistungen in der Union, Euro im Jahr',
      },
    },
    texts('addedToSum', { en: 'Added to the total', de: 'In die Summe genommen' }),
    texts('leftOutOfSum', { en: 'Left out of the total', de: 'Aus der Summe genommen' }),
    choiceField(
      'rhythm',
      { en: 'Files VAT returns', de: 'Umsatzsteuer-Meldungen' },
      filingRhythms,
      filingRhythmNames,
    ),
  ],
};
