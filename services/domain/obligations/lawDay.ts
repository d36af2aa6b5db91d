import { dateTimeFormat } from '@/services/domain/text/intl';

/** The ISO date whose law and prices apply at a moment: the one in Berlin, by which the gateway sets prices too. */
export const lawDay = (moment: Date): string =>
  dateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(moment);
