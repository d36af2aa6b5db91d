const plain = /^(?<whole>\d{1,10})(?:[.,](?<fraction>\d{1,2}))?$/;
/** Thousands are set apart by one sign, decimals by another: nobody knows what `1.234,567` or `1.234.56` is. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<sign>[\s.,'’])\d{3}(?:\k<sign>\d{3}){0,2})(?:(?!\k<sign>)[.,](?<fraction>\d{1,2}))?$/;

/**
 * A number as people of any language type it, in units of its last decimal: `1.234,5` with two decimals is 123450. Three
 * digits after a comma or point are thousands. Undefined for anything else.
 * @param decimals 0 to 2
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const found = plain.exec(text.trim()) ?? grouped.exec(text.trim());
  if (!found) return undefined;
  const { whole = '', fraction = '' } = found.groups ?? {};
  if (fraction.length > decimals) return undefined;
  return Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(decimals, '0'));
}
