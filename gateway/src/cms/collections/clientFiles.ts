import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload';

import {
  fileDocumentNames,
  fileDocuments,
  fileDuties,
  fileDutyNames,
  fileStateNames,
  fileStates,
  fileStepNames,
  fileSteps,
} from '../../domain/clientFile';
import type { ClientFile } from '../../payload-types';
import { administrators, editors } from '../access/roles';
import { groups } from '../admin/groups';
import { countryField } from '../fields/country';
import { optionsOf } from '../fields/options';
import { dayField } from '../fields/shared';
import { unlocalisedText } from '../fields/text';

/** The name that lists and relations show. */
const nameFile: CollectionBeforeChangeHook<ClientFile> = async ({ data, originalDoc, req }) => {
  const { country, duty, merchant } = { ...originalDoc, ...data };
  if (!country || !duty || !merchant) return data;
  const { companyName, username } = await req.payload.findByID({
    collection: 'merchants',
    id: typeof merchant === 'object' ? merchant.id : merchant,
    depth: 0,
    req,
  });
  return { ...data, name: `${companyName || username}: ${fileDutyNames[duty].en} ${country}` };
};

const noteStateChange: CollectionBeforeChangeHook<ClientFile> = ({ data, originalDoc }) =>
  data.state && data.state !== originalDoc?.state && !data.stateSince
    ? { ...data, stateSince: new Date().toISOString() }
    : data;

const deleteReturns: CollectionBeforeDeleteHook = ({ id, req }) =>
  req.payload.delete({ collection: 'client-returns', where: { clientFile: { equals: id } }, depth: 0, req });

/** Files of accounts: one for each country and duty (docs/decisions/0099-files-that-an-account-approves.md). */
export const clientFiles: CollectionConfig = {
  slug: 'client-files',
  labels: {
    singular: { en: 'Client file', de: 'Akte' },
    plural: { en: 'Client files', de: 'Akten' },
  },
  access: { read: editors, create: editors, update: editors, delete: administrators },
  hooks: { beforeChange: [noteStateChange, nameFile], beforeDelete: [deleteReturns] },
  defaultSort: 'nextDate',
  admin: {
    group: groups.operations,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'nextDate', 'nextStep', 'updatedAt'],
    description: {
      en: 'One file for each country and duty of an account. Its owner sees all of it, except the name, in the workspace; returns are added below and approved there. Deleted with the account.',
      de: 'Eine Akte je Land und Pflicht eines Kontos. Sein Inhaber sieht sie bis auf den Namen ganz im Arbeitsbereich; Erklärungen werden unten angelegt und dort freigegeben. Wird mit dem Konto gelöscht.',
    },
  },
  fields: [
    { name: 'name', type: 'text', admin: { hidden: true } },
    {
      name: 'merchant',
      type: 'relationship',
      relationTo: 'merchants',
      required: true,
      index: true,
      label: { en: 'Account', de: 'Konto' },
      access: { update: () => false },
    },
    countryField(),
    {
      name: 'duty',
      type: 'select',
      required: true,
      label: { en: 'Duty', de: 'Pflicht' },
      options: optionsOf(fileDuties, fileDutyNames),
    },
    unlocalisedText(
      'registrationNumber',
      { en: 'Registration number', de: 'Registrierungsnummer' },
      { optional: true, maxLength: 60 },
    ),
    {
      name: 'wanted',
      type: 'select',
      hasMany: true,
      label: { en: 'Documents still wanted', de: 'Noch fehlende Unterlagen' },
      options: optionsOf(fileDocuments, fileDocumentNames),
    },
    dayField('nextDate', { en: 'Next date', de: 'Nächster Termin' }, { optional: true }),
    {
      name: 'nextStep',
      type: 'select',
      label: { en: 'What happens then', de: 'Was dann geschieht' },
      options: optionsOf(fileSteps, fileStepNames),
    },
    {
      name: 'returns',
      type: 'join',
      collection: 'client-returns',
      on: 'clientFile',
      label: { en: 'Returns', de: 'Erklärungen' },
      defaultSort: '-from',
      admin: { defaultColumns: ['name', 'state', 'dueDate', 'decidedAt', 'decidedBy'] },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'documents',
      label: { en: 'State', de: 'Stand' },
      options: optionsOf(fileStates, fileStateNames),
      admin: { position: 'sidebar' },
    },
    {
      ...dayField(
        'stateSince',
        { en: 'In this state since', de: 'In diesem Stand seit' },
        { optional: true },
      ),
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayOnly' } },
    },
  ],
};
