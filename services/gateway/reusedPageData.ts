import { env } from '@/services/config/env';

import { collectContentVersions } from './contentVersions';
import { renderContext, withRenderContext } from './renderContext';

/** Does `work`, whose renders take the data of their pages from the pages before them: only the frame has changed. */
export const withReusedPageData = <T>(work: () => Promise<T>): Promise<T> =>
  withRenderContext({ reuse: {} }, work);

interface ReusedPageData {
  props: object;
  /** Seconds after which the data are as old as a page may become; at least 1. */
  revalidate: number;
}

/**
 * The props of the page before, for a render that may reuse them; its documents count for the new page too. Undefined
 * for every other render, and for a page that was not shown before. `now` in milliseconds since 1970.
 */
export function reusedPageData(now: number): ReusedPageData | undefined {
  const page = renderContext().reuse?.page;
  const props = page?.value?.pageData?.pageProps;
  if (!page || !props?.renderInfo) return undefined;
  collectContentVersions(props.renderInfo.documents);
  const seconds = page.cacheControl?.revalidate || env().REVALIDATE_SECONDS;
  const left = Math.ceil(page.lastModified / 1_000 + seconds - now / 1_000);
  return { props, revalidate: Math.min(Math.max(left, 1), env().REVALIDATE_SECONDS) };
}
