/** Parts that are no valid encoding stay as they are. */
const decode = (encoded: string): string => {
  try {
    return decodeURI(encoded);
  } catch {
    return encoded;
  }
};

/**
 * A path as redirects compare it, on the site and in the CMS: capitals, a slash at the end and how a letter is encoded
 * make no difference, for links are typed, printed and dictated.
 */
export const comparedPath = (path: string): string =>
  path
    .replaceAll(/(?:%[\da-f]{2})+/gi, decode)
    .replace(/(?<=.)\/$/, '')
    .normalize('NFC')
    .toLowerCase();
