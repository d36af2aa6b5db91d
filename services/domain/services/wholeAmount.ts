const plain = /^\d{1,10}$/;
const grouped = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/** A whole amount as people type it, with or without thousands separators of any language; undefined for anything else. */
export function parseWholeAmount(text: string): number | undefined {
  const trimmed = text.trim();
  if (!plain.test(trimmed) && !grouped.test(trimmed)) return undefined;
  return Number(trimmed.replace(/\D/g, ''));
}
