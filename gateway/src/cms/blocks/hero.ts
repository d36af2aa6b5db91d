import { actionsField, imageField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';
import { actionsOf, pageBlock } from './block';

export const hero = pageBlock(
  'hero',
  {
    singular: { en: 'Opening', de: 'Seitenauftakt' },
    plural: { en: 'Openings', de: 'Seitenauftakte' },
    sentence: {
      en: 'What the page is about, with an image and the first button.',
      de: 'Worum es auf der Seite geht, mit Bild und erster Schaltfläche.',
    },
  },
  [
    localisedText(
      'eyebrow',
      { en: 'Line above the title', de: 'Zeile über dem Titel' },
      { optional: true, maxLength: 80 },
    ),
    localisedText('title', { en: 'Title', de: 'Titel' }, { maxLength: 140, isTitle: true }),
    localisedTextarea('lead', { en: 'Introduction', de: 'Einleitung' }, { optional: true, maxLength: 500 }),
    imageField(
      'image',
      { en: 'Image', de: 'Bild' },
      {
        en: 'Optional. At least 1600 pixels wide looks best.',
        de: 'Freiwillig. Mindestens 1600 Pixel Breite sehen am besten aus.',
      },
    ),
    actionsField(),
    localisedText(
      'note',
      { en: 'Beside the buttons', de: 'Neben den Schaltflächen' },
      {
        optional: true,
        maxLength: 80,
      },
    ),
    {
      name: 'isCompass',
      type: 'checkbox',
      label: { en: 'The image is the compass', de: 'Das Bild ist der Kompass' },
      defaultValue: false,
      admin: {
        description: {
          en: 'Only for the compass of the home page: visitors choose two countries, and its needle names what is due.',
          de: 'Nur für den Kompass der Startseite: Besucher wählen zwei Länder, und die Nadel nennt, was fällig ist.',
        },
      },
    },
  ],
  ({ eyebrow, title, lead, image, actions, note, isCompass }, { image: imageOf }) => ({
    eyebrow: eyebrow ?? '',
    title,
    lead: lead ?? '',
    image: imageOf(image),
    actions: actionsOf(actions),
    note: note ?? '',
    isCompass: isCompass ?? false,
  }),
);
