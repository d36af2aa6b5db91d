import type { Theme } from './theme';

/** A role of the theme; `scale.0` is the map's lightest tint. */
export type ColourRole = Exclude<keyof Theme['color'], 'scale'> | `scale.${0 | 1 | 2 | 3 | 4}`;

export interface ColourPair {
  colour: ColourRole;
  ground: ColourRole;
  /** Colour behind a translucent ground; `white` is the worst case for a picture. */
  through?: ColourRole | 'white';
  use: string;
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for what is drawn and carries meaning (1.4.11). */
  least: 4.5 | 3;
}

const text = 4.5;
const drawn = 3;

/** Every colour that stands on another: who uses a new pair adds it here. Storybook shows them and is built by them. */
export const colourPairs: ColourPair[] = [
  { colour: 'text', ground: 'background', least: text, use: 'Headings and text' },
  { colour: 'text', ground: 'surface', least: text, use: 'Text on a tinted section' },
  { colour: 'text', ground: 'signalSurface', least: text, use: 'Selected text, messages of an error' },
  { colour: 'textMuted', ground: 'background', least: text, use: 'Leads, notes, hints' },
  { colour: 'textMuted', ground: 'surface', least: text, use: 'Notes on a tinted section' },
  { colour: 'link', ground: 'background', least: text, use: 'Links' },
  { colour: 'link', ground: 'surface', least: text, use: 'Links on a tinted section' },
  { colour: 'badgeText', ground: 'background', least: text, use: 'Eyebrows' },
  { colour: 'badgeText', ground: 'surface', least: text, use: 'Tags' },
  { colour: 'signal', ground: 'background', least: text, use: 'Index marks, what is current, errors' },
  { colour: 'signal', ground: 'surface', least: text, use: 'The same on a tinted section' },
  { colour: 'signalHover', ground: 'signalSurface', least: text, use: 'Tags that raise their voice' },
  { colour: 'signalHover', ground: 'background', least: text, use: 'What is wrong with a field' },
  { colour: 'onSignal', ground: 'signal', least: text, use: 'The one button that matters' },
  { colour: 'onSignal', ground: 'signalHover', least: text, use: 'The same below a pointer' },
  { colour: 'positive', ground: 'background', least: text, use: 'A rule that is kept' },
  { colour: 'onInverse', ground: 'inverse', least: text, use: 'Text on ink' },
  { colour: 'onInverseMuted', ground: 'inverse', least: text, use: 'Notes on ink' },
  { colour: 'signalOnInverse', ground: 'inverse', least: text, use: 'Index marks on ink' },
  { colour: 'lineStrong', ground: 'background', least: drawn, use: 'Borders of controls' },
  { colour: 'lineStrong', ground: 'surface', least: drawn, use: 'Borders of controls on a tinted section' },
  {
    colour: 'text',
    ground: 'headerBackground',
    through: 'inverse',
    least: text,
    use: 'The header, while the darkest section scrolls below it',
  },
  {
    colour: 'text',
    ground: 'headerBackground',
    through: 'signal',
    least: text,
    use: 'The header, while a button scrolls below it',
  },
  {
    colour: 'onInverse',
    ground: 'imageVeil',
    through: 'white',
    least: text,
    use: 'The footer over its picture',
  },
  {
    colour: 'onInverseMuted',
    ground: 'imageVeil',
    through: 'white',
    least: text,
    use: 'Notes of the footer over its picture',
  },
  {
    colour: 'signalOnInverse',
    ground: 'imageVeil',
    through: 'white',
    least: drawn,
    use: 'Index marks of the footer over its picture',
  },
  { colour: 'text', ground: 'scale.0', least: text, use: 'Map: the lowest rates' },
  { colour: 'text', ground: 'scale.1', least: text, use: 'Map' },
  { colour: 'text', ground: 'scale.2', least: text, use: 'Map' },
  { colour: 'onInverse', ground: 'scale.3', least: text, use: 'Map' },
  { colour: 'onInverse', ground: 'scale.4', least: text, use: 'Map: the highest rates' },
];
