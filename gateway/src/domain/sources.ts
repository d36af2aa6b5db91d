interface Source {
  title: string;
  url?: string | null;
}

/** Maps the sources of a text; only secure addresses become links. */
export const sourcesToWire = (
  sources: Source[] | null | undefined,
): { title: string; url: string | null }[] =>
  (sources ?? []).map(({ title, url }) => ({ title, url: url?.startsWith('https://') ? url : null }));
