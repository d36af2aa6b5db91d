import type { GroupField, NumberField, NumberFieldValidation, Validate } from 'payload';
import { number } from 'payload/shared';

import { type ReturnPeriod, returnPeriodNames, returnPeriods } from '@/contract/lists/returnPeriods';
import { monthsOf } from '@/shared/dueDates/dueRule';
import { dayIn } from '@/shared/dueDates/workingDays';

import type { Bilingual } from '../../domain/languages';
import { choiceField } from '../fields/options';
import { localisedText } from '../fields/text';
import { translate } from '../fields/translate';

interface Due {
  period?: ReturnPeriod;
  months?: number | null;
  day?: number | null;
  workingDay?: number | null;
}

const missing: Bilingual = {
  en: 'Say when it is due: enter days of the year, or how many months after the period and which day or working day.',
  de: 'Geben Sie an, wann die Frist endet: Tage im Jahr, oder wie viele Monate nach dem Zeitraum und an welchem Tag oder Arbeitstag.',
};
const twice: Bilingual = {
  en: 'Say it in one way: days of the year, or a day of a month, or a working day. Empty the others.',
  de: 'Geben Sie nur eines an: Tage im Jahr, einen Tag im Monat oder einen Arbeitstag. Leeren Sie die anderen Felder.',
};
const notWhole: Bilingual = { en: 'Enter a whole number.', de: 'Geben Sie eine ganze Zahl ein.' };
const wrongDates: Bilingual = {
  en: 'Enter month and day, such as 05-31, once for each period of the year: this period needs',
  de: 'Geben Sie Monat und Tag an, etwa 05-31, je einmal für jeden Zeitraum des Jahres: Dieser Zeitraum braucht',
};

/** Whether a leap year has such a day. */
const isDay = (date: string): boolean =>
  /^\d{2}-\d{2}$/.test(date) &&
  dayIn(2028, Number(date.slice(0, 2)) - 1, Number(date.slice(3))).slice(5) === date;

const validateDates: Validate<string[] | null | undefined, unknown, Due> = (dates, { siblingData, req }) => {
  const { period = 'year', months, day, workingDay } = siblingData;
  const isRuled = typeof months === 'number' || Boolean(day ?? workingDay);
  if ((dates?.length && isRuled) || (day && workingDay)) return translate(twice, req);
  if (dates?.length) {
    const count = 12 / monthsOf[period];
    return (dates.length === count && dates.every(isDay)) || `${translate(wrongDates, req)} ${count}.`;
  }
  return (typeof months === 'number' && Boolean(day ?? workingDay)) || translate(missing, req);
};

const wholeNumber: NumberFieldValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? translate(notWhole, options.req)
    : number(value, options);

const wholeField = (name: keyof Due, label: Bilingual, min: number, max: number, description?: Bilingual) =>
  ({
    name,
    type: 'number',
    label,
    min,
    max,
    validate: wholeNumber,
    admin: { description, width: '33%', step: 1 },
  }) satisfies NumberField;

const movesNames = {
  yes: { en: 'It moves to the next working day', de: 'Sie rückt auf den nächsten Werktag' },
  no: { en: 'It stays', de: 'Sie bleibt' },
  unknown: {
    en: 'Not known: the day is shown as it is',
    de: 'Nicht bekannt: Der Tag wird unverändert gezeigt',
  },
} as const;

/** When something is due that comes back: calendars, reports and accounts compute their dates from it (requirements, 11.17). */
export const dueField: GroupField = {
  name: 'due',
  type: 'group',
  label: { en: 'Due date', de: 'Frist' },
  fields: [
    localisedText(
      'title',
      { en: 'Name in calendars', de: 'Name in Kalendern' },
      {
        maxLength: 200,
        description: {
          en: 'With the country. The period is put behind it. Remarks go into “In words” above.',
          de: 'Mit dem Land. Der Zeitraum wird angehängt. Anmerkungen stehen oben unter „In Worten“.',
        },
      },
    ),
    choiceField('period', { en: 'Period', de: 'Zeitraum' }, returnPeriods, returnPeriodNames, {
      required: true,
    }),
    {
      type: 'row',
      fields: [
        wholeField('months', { en: 'Months after the period', de: 'Monate nach dem Zeitraum' }, 0, 12),
        wholeField('day', { en: 'Day of that month', de: 'Tag dieses Monats' }, 1, 31, {
          en: '31: the last day of the month.',
          de: '31: der letzte Tag des Monats.',
        }),
        wholeField('workingDay', { en: 'Or its working day', de: 'Oder der Arbeitstag' }, 1, 31, {
          en: 'The tenth one: 10. 31: the last one.',
          de: 'Der zehnte: 10. 31: der letzte.',
        }),
      ],
    },
    {
      name: 'countsSaturdays',
      type: 'checkbox',
      label: { en: 'Saturdays are working days', de: 'Samstage sind Arbeitstage' },
      admin: { condition: (_data, { workingDay }: Due) => Boolean(workingDay) },
    },
    {
      name: 'dates',
      type: 'text',
      hasMany: true,
      label: { en: 'Or days of the year', de: 'Oder Tage im Jahr' },
      validate: validateDates,
      admin: {
        description: {
          en: 'Where the days follow no rule: one for each period, in the order of the periods, as month and day (04-20). 02-29 is the last day of February.',
          de: 'Wenn die Tage keiner Regel folgen: je einer für jeden Zeitraum, in deren Reihenfolge, als Monat und Tag (04-20). 02-29 ist der letzte Februartag.',
        },
      },
    },
    choiceField(
      'moves',
      { en: 'On a weekend or public holiday', de: 'An Wochenenden und Feiertagen' },
      ['yes', 'no', 'unknown'],
      movesNames,
      {
        required: true,
        defaultValue: 'unknown',
        admin: { condition: (_data, { workingDay }: Due) => !workingDay },
      },
    ),
    {
      name: 'isAboveQuantity',
      type: 'checkbox',
      label: {
        en: 'Only above quantities that the text names',
        de: 'Nur ab Mengen, die der Text nennt',
      },
    },
    {
      name: 'source',
      type: 'relationship',
      relationTo: 'fact-sources',
      required: true,
      label: { en: 'Act', de: 'Rechtsgrundlage' },
    },
  ],
};
