import { localisedRichText } from '../fields/richText';
import { localisedText } from '../fields/text';
import { pageBlock } from './block';

export const prose = pageBlock(
  'prose',
  {
    singular: { en: 'Text', de: 'Text' },
    plural: { en: 'Texts', de: 'Texte' },
    sentence: { en: 'A heading and paragraphs to read.', de: 'Eine Überschrift und Absätze zum Lesen.' },
  },
  [
    localisedText('heading', { en: 'Heading', de: 'Überschrift' }, { optional: true }),
    localisedRichText('body', { en: 'Text', de: 'Text' }),
  ],
  ({ heading, body }, { html }) => ({ heading: heading ?? '', bodyHtml: html(body) }),
);
