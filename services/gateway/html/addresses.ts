import type { Element, Properties, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

import { fileOfPath, inLocale, mediaPath } from '@/services/config/paths';
import { pictureLoaderOf } from '@/services/domain/content/pictureAddress';

import type { MapContext } from '../map/context';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Browsers drop these inside addresses, so `/\t/host` would leave the site unseen. */
const withoutControls = (address: string): string => address.replace(/[\u0000-\u0020]/g, '');

/** A link of the text as the visitor needs it; undefined for what leads nowhere good. */
function linkAddress(written: string, { host, locale }: MapContext): string | undefined {
  const address = withoutControls(written);
  if (/^(https?:\/\/|mailto:|tel:|#)/.test(address)) return address;
  if (!/^\/(?![/\\])/.test(address)) return undefined;
  return fileOfPath(address) ? new URL(address, host).href : inLocale(address, locale);
}

/** Only pictures of the media library: others would tell a third party who reads here. */
function pictureAddress(written: string, { host }: MapContext): string | undefined {
  const address = URL.parse(withoutControls(written), host);
  const isOurs = address?.origin === new URL(host).origin && address.pathname.startsWith(mediaPath);
  return isOurs ? address.href : undefined;
}

/** Widths of files for a column of text, out of those of next.config.js, and how wide the column is. */
const widths = [480, 768, 1200];
const sizes = '(min-width: 48rem) 42rem, 100vw';

/** The picture in the size that a screen needs, as `components/ui/Picture` writes it. */
function pictureProperties(src: string, properties: Properties): Properties {
  const addressOf = pictureLoaderOf(src) ?? (() => src);
  return {
    alt: '',
    ...properties,
    sizes,
    srcSet: widths.map((width) => `${addressOf({ width })} ${width}w`).join(', '),
    src: addressOf({ width: 768 }),
    loading: 'lazy',
    decoding: 'async',
  };
}

const unlink = (link: Element): void => {
  link.tagName = 'span';
  link.properties = {};
};

/** Resolves links and pictures: site paths in the display language, media on the gateway host. */
export function resolveAddresses(tree: Root, context: MapContext): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'a') {
      const href = linkAddress(asText(element.properties.href), context);
      if (href) element.properties.href = href;
      else unlink(element);
    }
    if (element.tagName === 'img' && parent && index !== undefined) {
      const src = pictureAddress(asText(element.properties.src), context);
      if (!src) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      element.properties = pictureProperties(src, element.properties);
    }
    return undefined;
  });
}
