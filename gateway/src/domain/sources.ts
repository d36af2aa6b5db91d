interface Source {
  title: string;
  url?: string | null;
}

/** What a text rests on; only secure addresses become links. */
export const sourcesToWire = (
  sources: Source[] | null | undefined,
): { title: string; url: string | null }[] =>
  (sources ?? []).map(({ title, url }) => ({ title, url: url?.startsWith('https://') ? url : null }));
