import type { ArrayFieldValidation, DateFieldValidation, GlobalConfig } from 'payload';
import { date } from 'payload/shared';

import { activityNames } from '@/contract/lists/activities';

import type { Bilingual } from '../../domain/languages';
import { publishableGlobal } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { couponsField } from '../fields/coupons';
import { hrefField } from '../fields/href';
import { choiceField } from '../fields/options';
import { periodFields } from '../fields/schedule';
import { listField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { translate } from '../fields/translate';

/** Requirements, 3: activity names. */
const activityLabels: Record<(typeof activityNames)[number], Bilingual> = {
  inviteAct: { en: 'Invite merchants', de: 'Händler einladen' },
  registerAct: { en: 'Register', de: 'Registrieren' },
  fullFreeAct: { en: 'Free from an order value', de: 'Gratis ab Bestellwert' },
  zeroSecKillAct: { en: 'Zero-euro hour', de: 'Null-Euro-Stunde' },
  percentage30DiscountAct: { en: '30 % off', de: '30 % Rabatt' },
  setMealAct: { en: 'Packages', de: 'Pakete' },
  couponCenterAct: { en: 'Coupons', de: 'Gutscheine' },
  tradeMarkAct: { en: 'Trade marks', de: 'Marken' },
};

const onceEach: ArrayFieldValidation = (value, { req }) => {
  const names = (value ?? []).map((row) => (row as { activityName?: string }).activityName);
  if (new Set(names).size === names.length) return true;
  return translate(
    { en: 'Each activity may stand here once only.', de: 'Jede Aktion darf nur einmal vorkommen.' },
    req,
  );
};

const activities = listField(
  'activities',
  { singular: { en: 'Activity', de: 'Aktion' }, plural: { en: 'Activities', de: 'Aktionen' } },
  'title',
  [
    choiceField('activityName', { en: 'Activity', de: 'Aktion' }, activityNames, activityLabels, {
      required: true,
    }),
    localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 120 }),
    localisedTextarea('summary', { en: 'Short description', de: 'Kurzbeschreibung' }, { maxLength: 500 }),
    listField(
      'rules',
      { singular: { en: 'Rule', de: 'Regel' }, plural: { en: 'Rules', de: 'Regeln' } },
      'text',
      [localisedText('text', { en: 'Rule', de: 'Regel' }, { maxLength: 300 })],
      { maxRows: 10 },
    ),
    hrefField('linkUrl', { en: 'Leads to', de: 'Führt zu' }, { optional: true }),
    couponsField(),
  ],
  { maxRows: activityNames.length },
);

const defaultPeriod: Bilingual = {
  en: 'The page follows these dates. Both empty: 1 February 2023 00:00:00 to 28 February 2023 23:59:59.',
  de: 'Die Seite richtet sich nach diesen Daten. Beide leer: 1. Februar 2023 00:00:00 bis 28. Februar 2023 23:59:59.',
};
const oneMissing: Bilingual = {
  en: 'Enter both dates or none.',
  de: 'Geben Sie beide Daten an oder keines.',
};

const [begin, end] = periodFields(
  {
    label: { en: 'The activities begin', de: 'Beginn der Aktionen' },
    description: defaultPeriod,
    optional: true,
  },
  { label: { en: 'The activities end', de: 'Ende der Aktionen' }, optional: true },
);

/** A date that is there only together with the other one. */
const withOther =
  (other: 'startTime' | 'endTime', check: DateFieldValidation = date): DateFieldValidation =>
  (value, options) => {
    const hasOther = Boolean((options.siblingData as Record<string, unknown>)[other]);
    return Boolean(value) === hasOther ? check(value, options) : translate(oneMissing, options.req);
  };

/** The anniversary (requirements, 7: year3Page; requirements, 9: its window). */
export const anniversary: GlobalConfig = {
  slug: 'anniversary',
  label: { en: 'Anniversary', de: 'Jubiläum' },
  ...publishableGlobal,
  admin: {
    group: groups.campaigns,
    description: {
      en: 'The page of the anniversary. The page itself says whether the activities have begun, run or are over.',
      de: 'Die Seite zum Jubiläum. Ob die Aktionen bevorstehen, laufen oder vorbei sind, sagt die Seite von selbst.',
    },
  },
  fields: [
    localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 120 }),
    localisedTextarea('lead', { en: 'Introduction', de: 'Einleitung' }, { maxLength: 500 }),
    { ...begin, validate: withOther('endTime') },
    { ...end, validate: withOther('startTime', end.validate) },
    { ...activities, validate: onceEach },
  ],
};
