import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, ValidationError } from 'payload';

import {
  areFiguresFixed,
  mayStaffMove,
  returnStateNames,
  returnStates,
  type ReturnState,
} from '../../domain/clientReturn';
import type { Bilingual } from '../../domain/languages';
import type { ClientReturn } from '../../payload-types';
import { administrators, editors } from '../access/roles';
import { groups } from '../admin/groups';
import { amountField } from '../fields/amount';
import { optionsOf } from '../fields/options';
import { dayField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';
import { translate } from '../fields/translate';

const nobody = () => false;

const accountDecides: Bilingual = {
  en: 'This state does not follow from the one before. Only the account approves or asks; what is filed stays filed.',
  de: 'Dieser Stand folgt nicht auf den vorigen. Nur das Konto gibt frei oder fragt zurück; Eingereichtes bleibt eingereicht.',
};
const figuresFixed: Bilingual = {
  en: 'These figures were approved. To change them, set the state to "In preparation" first: the account then approves anew.',
  de: 'Diese Zahlen sind freigegeben. Um sie zu ändern, setzen Sie den Stand zuerst auf „In Vorbereitung“: Das Konto gibt dann neu frei.',
};

/** What an approval is about. */
const approved = [
  'clientFile',
  'from',
  'to',
  'dueDate',
  'currency',
  'netSales',
  'outputTax',
  'inputTax',
] as const;

const sameValue = (a: unknown, b: unknown): boolean => {
  const idOf = (value: unknown) => (typeof value === 'object' && value && 'id' in value ? value.id : value);
  return (idOf(a) ?? null) === (idOf(b) ?? null);
};

/** Holds staff to the states that follow from each other. What our own code writes has no user. */
const keepOrder: CollectionBeforeChangeHook<ClientReturn> = ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  const before = originalDoc?.state;
  const state = (data.state ?? before) as ReturnState;
  const refuse = (path: string, message: Bilingual): never => {
    const errors = [{ path, message: translate(message, req) }];
    throw new ValidationError({ collection: 'client-returns', errors, req }, req.t);
  };
  if (!mayStaffMove(before, state)) refuse('state', accountDecides);
  const changed = approved.find((name) => name in data && !sameValue(data[name], originalDoc?.[name]));
  if (before && areFiguresFixed(state) && changed) refuse(changed, figuresFixed);
  // An approval ends with the preparation of other figures.
  const isReopened = before === 'approved' && state === 'inPreparation';
  return isReopened ? { ...data, decidedAt: null, decidedBy: null } : data;
};

const nameReturn: CollectionBeforeChangeHook<ClientReturn> = ({ data, originalDoc }) => {
  const { from = '', to = '' } = { ...originalDoc, ...data };
  return { ...data, name: [from, to].map((day) => day.slice(0, 10)).join(' – ') };
};

/** 10,000,000,000.00 of the currency: what is a million in euros is 400 million in forint. */
const mostOfReturn = 1_000_000_000_000;

const money = (name: string, label: Bilingual): Field => ({
  ...amountField({
    label,
    description: { en: 'In the currency above.', de: 'In der Währung darüber.' },
    most: mostOfReturn,
  }),
  name,
});

/** Set by the account's decision. */
const decided = (field: Field): Field =>
  ({
    ...field,
    access: { create: nobody, update: nobody },
    admin: { ...field.admin, position: 'sidebar', readOnly: true },
  }) as Field;

/** Returns of client files, which the account approves (docs/decisions/0099-files-that-an-account-approves.md). */
export const clientReturns: CollectionConfig = {
  slug: 'client-returns',
  labels: {
    singular: { en: 'Return', de: 'Erklärung' },
    plural: { en: 'Returns', de: 'Erklärungen' },
  },
  access: { read: editors, create: editors, update: editors, delete: administrators },
  hooks: { beforeChange: [keepOrder, nameReturn] },
  defaultSort: 'dueDate',
  admin: {
    group: groups.operations,
    hideAPIURL: true,
    useAsTitle: 'name',
    components: { edit: { beforeDocumentControls: ['/src/cms/admin/review/ReadNotices#ReadNotices'] } },
    defaultColumns: ['name', 'clientFile', 'state', 'dueDate', 'decidedAt', 'decidedBy'],
    description: {
      en: 'Prepared here, approved or sent back with a question by the account in its workspace, then filed by the licensed adviser. What was approved cannot be changed any more.',
      de: 'Hier vorbereitet, vom Konto im Arbeitsbereich freigegeben oder mit einer Rückfrage zurückgegeben, dann von der Steuerberatung eingereicht. Freigegebenes lässt sich nicht mehr ändern.',
    },
  },
  fields: [
    { name: 'name', type: 'text', label: { en: 'Period', de: 'Zeitraum' }, admin: { hidden: true } },
    {
      name: 'clientFile',
      type: 'relationship',
      relationTo: 'client-files',
      required: true,
      index: true,
      label: { en: 'Client file', de: 'Akte' },
    },
    dayField('from', { en: 'First day of the period', de: 'Erster Tag des Zeitraums' }),
    dayField('to', { en: 'Last day of the period', de: 'Letzter Tag des Zeitraums' }),
    dayField('dueDate', { en: 'Due on', de: 'Fällig am' }),
    {
      name: 'currency',
      type: 'select',
      required: true,
      defaultValue: 'EUR',
      label: { en: 'Currency', de: 'Währung' },
      options: ['EUR', 'PLN', 'CZK', 'SEK', 'DKK', 'HUF', 'RON', 'GBP', 'CHF', 'NOK'],
    },
    money('netSales', { en: 'Sales, net', de: 'Umsätze, netto' }),
    money('outputTax', { en: 'VAT on sales', de: 'Umsatzsteuer' }),
    money('inputTax', { en: 'Input VAT', de: 'Vorsteuer' }),
    decided({ name: 'question', type: 'textarea', label: { en: 'Question', de: 'Rückfrage' } }),
    {
      name: 'answer',
      type: 'textarea',
      maxLength: 2000,
      label: { en: 'Answer to the question', de: 'Antwort auf die Rückfrage' },
      admin: {
        description: {
          en: 'Shown in the workspace beside the question.',
          de: 'Steht im Arbeitsbereich neben der Rückfrage.',
        },
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'inPreparation',
      label: { en: 'State', de: 'Stand' },
      options: optionsOf(returnStates, returnStateNames),
      admin: { position: 'sidebar' },
    },
    decided({
      name: 'decidedAt',
      type: 'date',
      label: { en: 'Decided at', de: 'Entschieden am' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    }),
    decided(unlocalisedText('decidedBy', { en: 'Decided by', de: 'Entschieden von' }, { optional: true })),
  ],
};
