/** Pages, calls and the proxy are bundles of their own in one process. */
const shared = globalThis as { siteContentChangedAt?: number };

/** When the CMS last said that something changed, in milliseconds since 1970: whatever was fetched before may be old. */
export const contentChangedAt = (): number => shared.siteContentChangedAt ?? 0;

export const trackContentChange = (now: number): void => {
  shared.siteContentChangedAt = now;
};
