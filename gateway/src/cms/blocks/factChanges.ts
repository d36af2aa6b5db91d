import { titledBlock } from './block';

/** The changes come from the collection of facts. */
export const factChanges = titledBlock(
  'factChanges',
  {
    singular: { en: 'Changes in all countries', de: 'Änderungen in allen Ländern' },
    sentence: {
      en: 'What the law of each country changes and when, the newest first.',
      de: 'Was sich im Recht der Länder wann ändert, das Neueste zuerst.',
    },
  },
  [],
  (_block, { factsOn }) => {
    const countries = factsOn('changes');
    return countries.length > 0 ? { countries } : null;
  },
);
