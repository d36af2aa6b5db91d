import { previewCallBody, previewHeaders, siteSignature } from '@/contract/site/siteRequests';
import { env } from '@/services/config/env';

import { renderContext, withRenderContext } from './renderContext';

interface Previewed {
  /** Such as `articles:3`. */
  document: string;
  /** The moment that is shown, in milliseconds since 1970; none: now. */
  at?: number;
}

/** Does `work` with one document as its draft says, at a moment. */
export const withPreview = <T>({ document, at }: Previewed, work: () => Promise<T>): Promise<T> =>
  withRenderContext({ draft: document, previewAt: at }, work);

/** Whether somebody looks at a draft: nothing of it may be kept for others. */
export const isPreview = (): boolean => renderContext().draft !== undefined;

/** The headers that request the draft; none outside a preview. */
export function draftHeaders(now: number): Record<string, string> {
  const { draft: document, previewAt } = renderContext();
  if (document === undefined) return {};
  const timestamp = String(now);
  const secret = env().GATEWAY_SECRET;
  const at = previewAt === undefined ? '' : String(previewAt);
  const body = previewCallBody(document, at);
  return {
    [previewHeaders.document]: document,
    ...(at && { [previewHeaders.at]: at }),
    [previewHeaders.timestamp]: timestamp,
    [previewHeaders.signature]: siteSignature({ request: 'previewCall', timestamp, body, secret }),
  };
}
