import type { Element, ElementContent, Properties, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';

import type { WireFilmInText } from '@/contract/calls/library';
import german from '@/locales/de/videos.json';
import english from '@/locales/en/videos.json';
import { filmPath } from '@/services/config/paths';
import type { FilmInText } from '@/services/domain/articles/video';
import { videoSource } from '@/services/domain/articles/videoSource';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { isLocale } from '@/services/domain/locale/locale';

import type { MapContext } from '../map/context';

/** The beginning of the ids of chapters, on the page of a film. */
export const chapterPrefix = 'chapter-';

const words = { en: english.inText, de: german.inText };

const isElement = (node: ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;
const element = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  ...{ type: 'element', tagName, properties, children },
});

/** The film that the gateway has written into a text; undefined where it is something else. */
function readFilm(written: unknown): WireFilmInText | undefined {
  try {
    const film = JSON.parse(String(written)) as Partial<WireFilmInText>;
    const { fileID, appID, title, duration, language, chapters } = film;
    const isComplete =
      [fileID, appID, title].every((text) => typeof text === 'string') &&
      typeof duration === 'number' &&
      isLocale(language) &&
      chapters?.every(({ start, title: name }) => typeof start === 'number' && typeof name === 'string');
    return isComplete ? (film as WireFilmInText) : undefined;
  } catch {
    return undefined;
  }
}

/** The chapters with the ids that their headings have on the page of the film. */
function withIds(chapters: WireFilmInText['chapters']): FilmInText['chapters'] {
  const headings = chapters.map(({ title }) => element('h3', {}, [{ type: 'text', value: title }]));
  rehypeSlug({ prefix: chapterPrefix })({ type: 'root', children: headings });
  return chapters.map(({ start, title }, index) => ({
    ...{ id: String(headings[index]?.properties.id), start, title },
  }));
}

/**
 * The browser's own player, for whoever has no scripts. Our own films have their captions beside them. To a browser with
 * scripts, all of it is one text that ends with the first `</noscript`, quoted or not: nothing of the CMS stands in it but
 * addresses, in which `<` is encoded.
 */
function nativePlayer(film: FilmInText): Element {
  const source = videoSource(film.filmTemplate, film);
  const captions = source.replace(/[^/]*$/, `captions/${film.language}.vtt`);
  const track = { kind: 'captions', src: captions, srcLang: film.language, default: true };
  const hasTrack = film.filmTemplate.endsWith(filmPath);
  const player: Properties = { controls: true, playsInline: true, preload: 'none', src: source };
  player.poster = film.cover?.src;
  return hasTrack
    ? element('video', { ...player, crossOrigin: 'anonymous' }, [element('track', track)])
    : element('video', player);
}

/** The still image in which the film plays, and the link to its lesson below it. */
function playable(figure: Element, link: Element, wire: WireFilmInText, context: MapContext): void {
  const still = link.children.find((child) => isElement(child, 'img'));
  const { src, width, height } = still?.properties ?? {};
  const film: FilmInText = {
    ...{ fileID: wire.fileID, appID: wire.appID, title: wire.title, durationSeconds: wire.duration },
    cover: still ? { src: String(src), alt: '', width: Number(width), height: Number(height) } : null,
    ...{ language: wire.language, chapters: withIds(wire.chapters), filmTemplate: context.filmTemplate },
    lesson: String(link.properties.href),
  };
  const text = (value: string) => ({ type: 'text' as const, value });
  const lang = langAttribute(wire.language, context.locale);
  const title = lang ? element('span', { lang }, [text(wire.title)]) : text(wire.title);
  const name = [text('Video: '), title, text(` (${words[context.locale]})`)];
  figure.properties = { className: ['film'], lang: context.locale };
  figure.children = [
    element('div', {}, [
      ...(still ? [still] : []),
      element('div', { dataDeferred: 'filmInText', dataProps: JSON.stringify(film) }),
      element('noscript', {}, [nativePlayer(film)]),
    ]),
    element('figcaption', {}, [{ ...link, children: name }]),
  ];
}

/** Makes the films of a text play in their place; one that cannot be read remains a link. After addresses are resolved. */
export function placeFilms(tree: Root, context: MapContext): void {
  visit(tree, 'element', (figure) => {
    const { dataFilm } = figure.properties;
    if (dataFilm === undefined) return;
    delete figure.properties.dataFilm;
    const film = readFilm(dataFilm);
    const link = figure.children.find((child) => isElement(child, 'a'));
    if (film && link) playable(figure, link, film, context);
  });
}
