/** No segment is page 1, which has no other address; undefined for what is no page of a list. */
export function pageNumberOf(segments: string[] = []): number | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return 1;
  return rest.length === 0 && /^([2-9]|[1-9]\d{1,3})$/.test(segment) ? Number(segment) : undefined;
}

/** The number of pages of a list, at least one. */
export const pageCountOf = (entries: number, pageSize: number): number =>
  Math.max(1, Math.ceil(entries / pageSize));
