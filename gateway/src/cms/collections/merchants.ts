import {
  Forbidden,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  type Field,
} from 'payload';

import { returnPeriodNames, returnPeriods } from '@/contract/lists/returnPeriods';
import { furtherReportNames, furtherReports } from '@/shared/dueDates/furtherReports';

import { companyFormNames, companyForms } from '../../domain/companyForms';
import { removeSecondFactor } from '../../features/authentication/secondFactor';
import { closeSessions } from '../../features/authentication/sessions';
import { nobody } from '../access/recorded';
import { administrators, editors, isEditorUser } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { choiceField, languageField, optionsOf } from '../fields/options';
import { unlocalisedText } from '../fields/text';

const forgetLogins: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = { collection: 'merchants', id: Number(id) } as const;
  await closeSessions(req.payload, account);
  await removeSecondFactor(req.payload, account);
};

/** The data of an account is deleted with it. Enquiries stay: they have a time of their own and lose only the account. */
const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { merchant: { equals: id } };
  for (const collection of ['survey-reports', 'coupons'] as const)
    await req.payload.delete({ collection, where, depth: 0, req });
  await req.payload.update({ collection: 'enquiries', where, data: { merchant: null }, depth: 0, req });
};

/** The company's data, which its merchant changes in the account (requirements, 11.17). */
const companyFields: Field[] = [
  unlocalisedText('companyName', { en: 'Company', de: 'Firma' }, { optional: true, maxLength: 200 }),
  choiceField('companyForm', { en: 'Legal form', de: 'Rechtsform' }, companyForms, companyFormNames),
  unlocalisedText(
    'registeredOffice',
    { en: 'Registered office', de: 'Sitz' },
    { optional: true, maxLength: 300 },
  ),
  unlocalisedText(
    'companyCountry',
    { en: 'Country of the registered office', de: 'Land des Sitzes' },
    { optional: true },
  ),
  unlocalisedText('vatNumber', { en: 'VAT number', de: 'USt-IdNr.' }, { optional: true }),
  {
    name: 'vatReturns',
    type: 'array',
    label: { en: 'Registered for VAT in', de: 'Umsatzsteuerlich registriert in' },
    fields: [
      unlocalisedText('country', { en: 'Country', de: 'Land' }),
      {
        name: 'period',
        type: 'select',
        required: true,
        label: { en: 'Returns by', de: 'Meldezeitraum' },
        options: optionsOf(returnPeriods, returnPeriodNames),
      },
    ],
  },
  choiceField(
    'furtherReports',
    { en: 'Further reports', de: 'Weitere Meldungen' },
    furtherReports,
    furtherReportNames,
    { hasMany: true },
  ),
];

/**
 * Every address that Payload opens for people who log in. Merchants come in through the calls and pages of
 * `src/features/accounts` alone: past these addresses there would be no captcha, no code and no limit.
 */
const closed = (
  [
    ['post', '/login'],
    ['post', '/logout'],
    ['post', '/refresh-token'],
    ['post', '/first-register'],
    ['post', '/forgot-password'],
    ['post', '/reset-password'],
    ['post', '/unlock'],
    ['post', '/verify/:id'],
    ['get', '/me'],
    ['get', '/init'],
  ] as const
).map(([method, path]): Endpoint => ({
  method,
  path,
  handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
}));

/** Also keeps Payload from taking a merchant for somebody who is logged in to its own interface. */
const forStaffAlone: CollectionBeforeOperationHook = ({ req }) => {
  if (req.payloadAPI !== 'local' && !isEditorUser(req.user)) throw new Forbidden(req.t);
};

/** Registered merchants (requirements, 6). They log in by phone; their sessions are `sessions`. */
export const merchants: CollectionConfig = {
  slug: 'merchants',
  labels: { singular: { en: 'Merchant', de: 'Händler' }, plural: { en: 'Merchants', de: 'Händler' } },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false, requireUsername: true },
    forgotPassword: { minRequestInterval: 0 },
    // Payload checks the password and nothing else: limits and sessions are ours, its token is dropped unread.
    useSessions: false,
    maxLoginAttempts: 0,
    tokenExpiration: 1,
  },
  endpoints: closed,
  access: {
    admin: nobody,
    unlock: nobody,
    read: editors,
    create: nobody,
    update: nobody,
    delete: administrators,
  },
  hooks: { beforeOperation: [forStaffAlone], beforeDelete: [forgetLogins, deleteBelongings] },
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: groups.operations,
    useAsTitle: 'username',
    defaultColumns: ['username', 'companyName', 'channelNo', 'awardTitle', 'createdAt'],
    listSearchableFields: ['username', 'companyName', 'channelNo', 'channelCode'],
    description: {
      en: 'Who has registered on the site. Administrators delete an account here when its owner asks for it.',
      de: 'Wer sich auf der Website registriert hat. Die Administration löscht hier ein Konto, wenn sein Inhaber es verlangt.',
    },
  },
  fields: [
    {
      ...unlocalisedText('username', { en: 'Phone number', de: 'Telefonnummer' }),
      unique: true,
      index: true,
    },
    ...companyFields,
    { ...languageField, required: true },
    {
      name: 'channel',
      type: 'relationship',
      relationTo: 'channels',
      label: { en: 'Heard of us through', de: 'Auf uns aufmerksam durch' },
    },
    unlocalisedText('channelNo', { en: 'Channel number', de: 'Kanalnummer' }, { optional: true }),
    unlocalisedText('channelCode', { en: 'Channel code', de: 'Kanalcode' }, { optional: true }),
    {
      name: 'award',
      type: 'relationship',
      relationTo: 'awards',
      label: { en: 'Welcome gift', de: 'Willkommensgeschenk' },
    },
    unlocalisedText(
      'awardTitle',
      { en: 'Welcome gift as it was promised', de: 'Willkommensgeschenk, wie es zugesagt wurde' },
      { optional: true },
    ),
    unlocalisedText('consentVersion', {
      en: 'Terms agreed to, version of',
      de: 'Zugestimmte Bedingungen, Fassung vom',
    }),
    {
      name: 'consentTime',
      type: 'date',
      label: { en: 'Agreed at', de: 'Zugestimmt am' },
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
};
