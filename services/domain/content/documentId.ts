/** `12` → 12; undefined for every text that is no id of a document: nobody needs to be asked for it. */
export function documentIdOf(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** `12.html` → 12; undefined for everything that no article can have as its address. */
export const articleIdOf = (file: string): number | undefined =>
  file.endsWith('.html') ? documentIdOf(file.slice(0, -'.html'.length)) : undefined;
