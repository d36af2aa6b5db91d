/** What a document is called in the lists of the admin. */
export const titleOf = (
  document: Record<string, unknown> | null | undefined,
  { useAsTitle = 'id' }: { useAsTitle?: string } = {},
): unknown => document?.[useAsTitle];
