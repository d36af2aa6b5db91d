import { destination, type LinkContext } from '../../domain/destination';

/**
 * Formatted text of an editor with its links led where they lead from this host; a link to nowhere becomes text.
 * The markup is the gateway's own (calls/richText.ts), so its attributes are always written like this.
 */
export const withLinks = (html: string, links: LinkContext): string =>
  html.replace(/<a href="([^"]*)"/g, (_all, address: string) => {
    const href = destination(address.replaceAll('&amp;', '&'), links);
    return href === null ? '<a' : `<a href="${href.replaceAll('&', '&amp;')}"`;
  });
