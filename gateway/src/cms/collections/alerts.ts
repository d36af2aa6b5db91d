import type { CollectionConfig } from 'payload';

import { factTopicNames } from '@/contract/lists/factNames';

import { alertTopics } from '../../domain/alerts';
import { retentionDays } from '../../domain/retention';
import { recorded } from '../access/recorded';
import { administrators } from '../access/roles';
import { groups } from '../admin/ui/groups';
import { choiceField, languageField } from '../fields/options';
import { unlocalisedText } from '../fields/text';

const days = retentionDays.unconfirmedAlert;

/** Wishes for e-mails about changes of the law (docs/decisions/0123-alerts-follow-the-list-of-changes.md). */
export const alerts: CollectionConfig = {
  slug: 'alerts',
  labels: {
    singular: { en: 'Alert by e-mail', de: 'Benachrichtigung' },
    plural: { en: 'Alerts by e-mail', de: 'Benachrichtigungen' },
  },
  access: { ...recorded.access, delete: administrators },
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    group: groups.operations,
    useAsTitle: 'email',
    defaultColumns: ['email', 'confirmedAt', 'countries', 'topics', 'language'],
    description: {
      en: `Requests for an e-mail when something is added to “Changes” under “Facts by country”. None is entered by hand: an address counts once its owner has confirmed it, and goes when its owner ends the e-mails. Without confirmation it is deleted after ${days} days. Administrators delete earlier if the owner asks for it.`,
      de: `Wer eine E-Mail bestellt hat, sobald unter „Fakten nach Land“ eine Änderung hinzukommt. Von Hand wird hier niemand eingetragen: Eine Adresse zählt, sobald ihr Inhaber sie bestätigt hat, und wird gelöscht, wenn er die E-Mails abbestellt. Unbestätigte werden nach ${days} Tagen gelöscht. Auf Verlangen des Inhabers löscht die Administration früher.`,
    },
  },
  fields: [
    { name: 'email', type: 'text', label: { en: 'E-mail', de: 'E-Mail' }, required: true, index: true },
    { ...languageField, required: true },
    {
      name: 'countries',
      type: 'text',
      hasMany: true,
      label: { en: 'Countries; none: all', de: 'Länder; keines: alle' },
    },
    choiceField(
      'topics',
      { en: 'Topics; none: all', de: 'Themen; keines: alle' },
      alertTopics,
      factTopicNames,
      { hasMany: true },
    ),
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
    /** Of the link in the e-mail that asks for confirmation. */
    { name: 'tokenHash', type: 'text', required: true, unique: true, index: true, hidden: true },
    /** The next three in milliseconds since 1970: both databases compare numbers alike. */
    { name: 'linkExpiresAt', type: 'number', required: true, hidden: true },
    /** Of changes that were shown up to here its owner knows. */
    { name: 'toldUntil', type: 'number', required: true, defaultValue: 0, index: true, hidden: true },
    /** Until then a gateway is writing to its owner, or has failed to and waits for the next turn. */
    { name: 'busyUntil', type: 'number', required: true, defaultValue: 0, hidden: true },
  ],
};
