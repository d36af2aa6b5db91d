import type { DateField, DateFieldValidation, Field } from 'payload';

import type { Bilingual } from '../../domain/languages';
import { plausibleDate } from './published';
import { translate } from './translate';

const berlin = {
  defaultTimezone: 'Europe/Berlin',
  supportedTimezones: [{ label: 'Berlin', value: 'Europe/Berlin' }],
};

/** A moment, entered in Berlin time wherever the marketer sits. */
export const momentField = (
  name: string,
  label: Bilingual,
  { optional = false, description }: { optional?: boolean; description?: Bilingual } = {},
): DateField => ({
  name,
  type: 'date',
  label,
  required: !optional,
  validate: plausibleDate(),
  timezone: { ...berlin, required: !optional },
  admin: {
    description,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm', timeFormat: 'HH:mm' },
  },
});

const endBeforeStart: Bilingual = {
  en: 'The end must come after the start.',
  de: 'Das Ende muss nach dem Beginn liegen.',
};

/** Whether a publication period is not empty; `end` may be open. */
export const isPeriod = (start: unknown, end: unknown): boolean =>
  !start || !end || new Date(start as string).getTime() < new Date(end as string).getTime();

/** The same for days, of which the last counts too. */
export const isDayOrder = (first: unknown, last: unknown): boolean =>
  !first || !last || new Date(first as string).getTime() <= new Date(last as string).getTime();

const afterStart: DateFieldValidation = async (value, options) => {
  const { startTime } = options.siblingData as { startTime?: string };
  const valid = await plausibleDate()(value, options);
  if (valid !== true) return valid;
  return isPeriod(startTime, value) || translate(endBeforeStart, options.req);
};

/** A publication period; both moments included. */
export const periodFields = (
  start: { label: Bilingual; description?: Bilingual; optional?: boolean },
  end: { label: Bilingual; description?: Bilingual; optional?: boolean },
): [DateField, DateField] => [
  momentField('startTime', start.label, start),
  { ...momentField('endTime', end.label, end), validate: afterStart },
];

/** From when to when something is shown. */
export const scheduleFields = (): Field[] =>
  periodFields(
    {
      label: { en: 'Shown from', de: 'Zu sehen ab' },
      description: {
        en: 'Publish it beforehand; it appears by itself.',
        de: 'Veröffentlichen Sie vorher; es erscheint von selbst.',
      },
    },
    {
      label: { en: 'Shown until', de: 'Zu sehen bis' },
      description: { en: 'Empty: until further notice.', de: 'Leer: bis auf Weiteres.' },
      optional: true,
    },
  );
