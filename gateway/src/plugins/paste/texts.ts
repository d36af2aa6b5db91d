import type { Bilingual, ContentLanguage } from '../../domain/languages';
import type { Dropped } from './cleanPaste';

type Words = (count: number) => string;

const words: Record<Exclude<keyof Dropped, 'formats'>, Record<ContentLanguage, Words>> = {
  images: {
    en: (count) => (count === 1 ? '1 image' : `${count} images`),
    de: (count) => (count === 1 ? '1 Bild' : `${count} Bilder`),
  },
  embeds: {
    en: (count) => (count === 1 ? '1 embedded video or frame' : `${count} embedded videos or frames`),
    de: (count) =>
      count === 1 ? '1 eingebettetes Video oder Fenster' : `${count} eingebettete Videos oder Fenster`,
  },
  controls: {
    en: (count) => (count === 1 ? '1 form field or button' : `${count} form fields or buttons`),
    de: (count) =>
      count === 1 ? '1 Formularfeld oder Schaltfläche' : `${count} Formularfelder oder Schaltflächen`,
  },
  links: {
    en: (count) => (count === 1 ? '1 link that leads nowhere' : `${count} links that lead nowhere`),
    de: (count) => (count === 1 ? '1 Link ohne Ziel' : `${count} Links ohne Ziel`),
  },
};

const formats: Bilingual = {
  en: 'colours, fonts and other formatting',
  de: 'Farben, Schriften und andere Formatierungen',
};
const left: Bilingual = { en: 'Left out of the pasted text', de: 'Beim Einfügen weggelassen' };
const imageHint: Bilingual = {
  en: 'Insert images from the library with the plus sign.',
  de: 'Fügen Sie Bilder aus der Mediathek mit dem Plus ein.',
};

/** Says what a pasted text has lost; undefined where it has lost nothing. */
export function droppedMessage(dropped: Dropped, language: ContentLanguage): string | undefined {
  const kinds = (['images', 'embeds', 'controls', 'links'] as const).filter((kind) => dropped[kind] > 0);
  const parts = [
    ...kinds.map((kind) => words[kind][language](dropped[kind])),
    ...(dropped.formats ? [formats[language]] : []),
  ];
  if (parts.length === 0) return undefined;
  const hint = dropped.images > 0 ? ` ${imageHint[language]}` : '';
  return `${left[language]}: ${parts.join(', ')}.${hint}`;
}
