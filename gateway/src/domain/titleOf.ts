/** Returns a document's title as the admin lists it. */
export const titleOf = (
  document: Record<string, unknown> | null | undefined,
  { useAsTitle = 'id' }: { useAsTitle?: string } = {},
): unknown => document?.[useAsTitle];

/** The same as a text; the id where there is no title. */
export function titleText(
  document: Record<string, unknown> | null | undefined,
  admin: { useAsTitle?: string },
  id: number | string,
): string {
  const title = titleOf(document, admin);
  return typeof title === 'string' && title ? title : String(id);
}
