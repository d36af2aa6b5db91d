import { factTopicNames } from '@/contract/lists/factNames';
import { factTopics } from '@/contract/lists/facts';

import { choiceField } from '../fields/options';
import { titledBlock } from './block';

/** The facts come from the collection of facts. */
export const factTable = titledBlock(
  'factTable',
  {
    singular: { en: 'Facts of all countries', de: 'Fakten aller Länder' },
    sentence: {
      en: 'What every country asks on one topic, as a table with sources.',
      de: 'Was jedes Land zu einem Thema verlangt, als Tabelle mit Quellen.',
    },
  },
  [choiceField('topic', { en: 'Topic', de: 'Thema' }, factTopics, factTopicNames, { required: true })],
  ({ topic }, { factsOn }) => {
    const countries = factsOn(topic);
    return countries.length > 0 ? { topic, countries } : null;
  },
);
