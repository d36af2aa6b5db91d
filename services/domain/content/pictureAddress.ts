/** The path of the media library's files, on the gateway host (next.config.js allows this path alone). */
export const mediaPath = '/cms-api/media/file/';

/** The address at which the site serves files of the media library in a width. */
const picturePath = '/picture/';
const pattern = new RegExp(`^${picturePath}(\\d+)/([^/?#]+)$`);

/**
 * The site's address of a file of the media library in a width, for next/image. It is short, because a page names each
 * picture in several widths (docs/decisions/0058); undefined for other files.
 */
export const pictureLoaderOf = (src: string): ((wanted: { width: number }) => string) | undefined => {
  const [, file] = src.split(mediaPath);
  return file ? ({ width }) => `${picturePath}${width}/${file}` : undefined;
};

/** What such an address asks Next's image optimiser for; any other address as it is. @param gateway its origin */
export function optimiserAddress(address: string, gateway: string): string {
  const [, width = '', file] = pattern.exec(address) ?? [];
  if (!file) return address;
  return `/_next/image?${new URLSearchParams({ url: gateway + mediaPath + file, w: width, q: '75' })}`;
}
