/** Returns a document's title as the admin lists it. */
export const titleOf = (
  document: Record<string, unknown> | null | undefined,
  { useAsTitle = 'id' }: { useAsTitle?: string } = {},
): unknown => document?.[useAsTitle];
