import { isSigned, previewHeaders } from '@/contract/site/siteRequests';

import { readContext, withReadContext } from './readContext';

/** The document, such as `articles:3`, whose draft the call around this shows; undefined for all other calls. */
export const currentDraft = (): string | undefined => readContext().draft || undefined;

/** Does `work` as for a visitor, without any draft. */
export const runWithoutDraft = <T>(work: () => Promise<T>): Promise<T> =>
  withReadContext({ draft: '' }, work);

/** The draft that a call is to show: only the site, which has checked its visitor's link, can sign for one. */
export function requestedDraft(headers: Headers, { secret, now }: { secret: string; now: number }): string {
  const [document = '', timestamp = '', signature = ''] = [
    previewHeaders.document,
    previewHeaders.timestamp,
    previewHeaders.signature,
  ].map((name) => headers.get(name) ?? '');
  const signed = { request: 'previewCall', timestamp, body: document, signature, secret } as const;
  return document && isSigned(signed, now) ? document : '';
}

/** Does `work` with one document as its draft says; with an empty name, as for everybody. */
export const runWithDraft = <T>(document: string, work: () => Promise<T>): Promise<T> =>
  withReadContext({ draft: document }, work);
