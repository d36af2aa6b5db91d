import { actionsField, headingField } from '../fields/shared';
import { localisedTextarea } from '../fields/text';
import { actionsOf, pageBlock } from './block';

export const callToAction = pageBlock(
  'callToAction',
  {
    singular: { en: 'Call to action', de: 'Aufforderung' },
    plural: { en: 'Calls to action', de: 'Aufforderungen' },
    sentence: {
      en: 'One request and one button, at the end.',
      de: 'Eine Bitte und eine Schaltfläche, am Ende.',
    },
  },
  [
    headingField(),
    localisedTextarea('text', { en: 'Text', de: 'Text' }, { optional: true, maxLength: 500 }),
    actionsField(),
  ],
  ({ heading, text, actions }) => ({ heading, text: text ?? '', actions: actionsOf(actions) }),
);
