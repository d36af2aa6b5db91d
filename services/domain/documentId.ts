/** `12` → 12; undefined for every text that is no id of a document: nobody needs to be asked for it. */
export function documentIdOf(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
