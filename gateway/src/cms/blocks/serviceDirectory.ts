import { titledBlock } from './block';

/** The services themselves come from the collection of services. */
export const serviceDirectory = titledBlock(
  'serviceDirectory',
  {
    singular: { en: 'All services', de: 'Alle Leistungen' },
    sentence: { en: 'Every service, by area.', de: 'Jede Leistung, nach Bereichen.' },
  },
  [],
  () => ({}),
);
