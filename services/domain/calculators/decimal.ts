const plain = /^(\d{1,10})(?:[.,](\d{1,2}))?$/;
const grouped = /^(\d{1,3}(?:[\s.,'’]\d{3}){1,3})(?:[.,](\d{1,2}))?$/;

/**
 * A number as people of any language type it, in units of its last decimal: `1.234,5` with two decimals is 123450. Three
 * digits after a comma or point are thousands. Undefined for anything else.
 * @param decimals 0 to 2
 */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const found = plain.exec(text.trim()) ?? grouped.exec(text.trim());
  if (!found) return undefined;
  const [, whole = '', fraction = ''] = found;
  if (fraction.length > decimals) return undefined;
  return Number(whole.replaceAll(/\D/g, '') + fraction.padEnd(decimals, '0'));
}
