import { headingField, leadField } from '../fields/shared';
import { pageBlock, titleOf } from './block';

/** The services themselves come from the collection of services. */
export const serviceDirectory = pageBlock(
  'serviceDirectory',
  {
    picture: '/blocks/serviceDirectory.svg',
    singular: { en: 'All services', de: 'Alle Leistungen' },
    plural: { en: 'All services', de: 'Alle Leistungen' },
    sentence: { en: 'Every service, by area.', de: 'Jede Leistung, nach Bereichen.' },
  },
  [headingField(), leadField()],
  titleOf,
);
