import { previewHeaders, siteSignature } from '@/contract/site/siteRequests';
import { env } from '@/services/config/env';

import { renderContext, withRenderContext } from './renderContext';

/** Does `work` with one document as its draft says; `document` such as `articles:3`. */
export const withPreview = <T>(document: string, work: () => Promise<T>): Promise<T> =>
  withRenderContext({ draft: document }, work);

/** Whether somebody looks at a draft: nothing of it may be kept for others. */
export const isPreview = (): boolean => renderContext().draft !== undefined;

/** The headers that request the draft; none outside a preview. */
export function draftHeaders(now: number): Record<string, string> {
  const { draft: document } = renderContext();
  if (document === undefined) return {};
  const timestamp = String(now);
  const secret = env().GATEWAY_SECRET;
  return {
    [previewHeaders.document]: document,
    [previewHeaders.timestamp]: timestamp,
    [previewHeaders.signature]: siteSignature({ request: 'previewCall', timestamp, body: document, secret }),
  };
}
