import type { CollectionConfig, Field, Where } from 'payload';

import { enquiryKinds, enquiryTopics } from '@/contract/lists/enquiries';
import { productKinds } from '@/contract/lists/surveys';

import { enquiryKindNames, enquiryStateNames, enquiryStates, enquiryTopicNames } from '../../domain/enquiry';
import { retentionDays } from '../../domain/retention';
import { productKindNames } from '../../domain/survey';
import { fixed, recorded } from '../access/recorded';
import { administrators, isEditorUser } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { choiceField, languageField } from '../fields/options';
import { unlocalisedText } from '../fields/text';

/** Fields for our own code only: no call, no page and no member of staff gets it. */
const technicalFields: Field[] = [
  /** Of the link in the e-mail that was sent last. */
  { name: 'tokenHash', type: 'text', required: true, unique: true, index: true, hidden: true },
  /** Milliseconds since 1970: both databases compare numbers alike. */
  { name: 'linkExpiresAt', type: 'number', required: true, hidden: true },
  /** When the reminder of a call was sent. */
  { name: 'remindedAt', type: 'date', hidden: true },
  /** Hash of all that was entered, as long as it is not confirmed: the same form sent twice is one enquiry. */
  { name: 'fingerprint', type: 'text', unique: true, index: true, hidden: true },
];

/** What was sent; nobody changes it. */
const givenFields: Field[] = [
  choiceField('kind', { en: 'Form', de: 'Formular' }, enquiryKinds, enquiryKindNames, { required: true }),
  unlocalisedText('name', { en: 'Name', de: 'Name' }),
  { name: 'email', type: 'text', label: { en: 'E-mail', de: 'E-Mail' }, required: true },
  unlocalisedText('company', { en: 'Company', de: 'Firma' }, { optional: true }),
  choiceField('topic', { en: 'About', de: 'Thema' }, enquiryTopics, enquiryTopicNames),
  unlocalisedText('country', { en: 'Country to look at', de: 'Land, das geprüft wird' }, { optional: true }),
  choiceField('productKinds', { en: 'Products', de: 'Produkte' }, productKinds, productKindNames, {
    hasMany: true,
  }),
  {
    name: 'callTime',
    type: 'relationship',
    relationTo: 'call-times',
    // Whoever asks first has it, however many ask at once.
    unique: true,
    index: true,
    label: { en: 'Time of the call', de: 'Telefonzeit' },
  },
  unlocalisedText('phone', { en: 'Telephone', de: 'Telefon' }, { optional: true }),
  { name: 'message', type: 'textarea', label: { en: 'Message', de: 'Nachricht' } },
  { ...languageField, required: true },
  unlocalisedText('noticeVersion', {
    en: 'Privacy notice beside the form, as of',
    de: 'Datenschutzhinweise am Formular, Stand',
  }),
  {
    name: 'confirmedAt',
    type: 'date',
    index: true,
    label: { en: 'Confirmed at', de: 'Bestätigt am' },
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
];

/** The state of the enquiry; its sender sees it in the account (requirements, 11.17). A confirmed one stays confirmed. */
const stateField = choiceField('state', { en: 'State', de: 'Stand' }, enquiryStates, enquiryStateNames, {
  required: true,
  defaultValue: 'received',
  filterOptions: ({ options, data }) =>
    data.confirmedAt
      ? options.filter((option) => typeof option === 'string' || option.value !== 'unconfirmed')
      : options,
  admin: { position: 'sidebar' },
});

/** Set where the sender was logged in when confirming. */
const merchantField: Field = {
  name: 'merchant',
  type: 'relationship',
  relationTo: 'merchants',
  index: true,
  label: { en: 'Account', de: 'Konto' },
  admin: {
    description: { en: 'Empty where nobody was logged in.', de: 'Leer, wenn niemand angemeldet war.' },
  },
};

/** Unconfirmed enquiries are read, and left alone: the address may belong to somebody else. */
const confirmed: Where = { confirmedAt: { exists: true } };

/** Enquiries from the forms of contact and free trial (docs/decisions/0008-a-call-for-enquiries.md). */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: { en: 'Enquiry', de: 'Anfrage' }, plural: { en: 'Enquiries', de: 'Anfragen' } },
  access: {
    ...recorded.access,
    read: ({ req }) => isEditorUser(req.user),
    // The state: every other field refuses a change.
    update: ({ req }) => isEditorUser(req.user) && confirmed,
    delete: administrators,
  },
  defaultSort: '-createdAt',
  admin: {
    group: groups.operations,
    useAsTitle: 'name',
    defaultColumns: ['createdAt', 'state', 'kind', 'name', 'company', 'topic', 'language'],
    listSearchableFields: ['name', 'company', 'email', 'message'],
    description: {
      en: `What was sent by the contact form and by the form of the free trial, the newest first. Answer by e-mail and set the state here: its sender sees it in the account. Deleted ${retentionDays.confirmedEnquiry} days after it was confirmed; administrators delete earlier if the sender asks for it. Until the sender has confirmed the e-mail address, it may belong to somebody else: do not write to it. Such an enquiry is deleted after ${retentionDays.unconfirmedEnquiry} days.`,
      de: `Was über das Kontaktformular und das Formular des kostenlosen Tests kam, die neueste Anfrage zuerst. Geantwortet wird per E-Mail; den Stand, den Sie hier setzen, sieht der Absender in seinem Konto. ${retentionDays.confirmedEnquiry} Tage nach der Bestätigung gelöscht; auf Verlangen des Absenders löscht die Administration früher. Solange der Absender die E-Mail-Adresse nicht bestätigt hat, kann sie jemand anderem gehören: Schreiben Sie nicht an sie. Eine solche Anfrage wird nach ${retentionDays.unconfirmedEnquiry} Tagen gelöscht.`,
    },
  },
  fields: [stateField, ...givenFields.map(fixed), fixed(merchantField), ...technicalFields],
};
