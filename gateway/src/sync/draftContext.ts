import { isSigned, previewCallBody, previewHeaders } from '@/contract/site/siteRequests';

import { readContext, withReadContext } from './readContext';

/** The document, such as `articles:3`, whose draft the call around this shows; undefined for all other calls. */
export const currentDraft = (): string | undefined => readContext().draft || undefined;

/** Does `work` as for a visitor, without any draft. */
export const runWithoutDraft = <T>(work: () => Promise<T>): Promise<T> =>
  withReadContext({ draft: '' }, work);

interface RequestedPreview {
  /** Empty where no draft is asked for. */
  draft: string;
  /** The moment that the answer is of, in milliseconds since 1970. */
  at: number;
}

/**
 * The draft that a call is to show, and at which moment: only the site, which has checked its visitor's link, can sign
 * for one.
 */
export function requestedPreview(
  headers: Headers,
  { secret, now }: { secret: string; now: number },
): RequestedPreview {
  const given = (name: keyof typeof previewHeaders) => headers.get(previewHeaders[name]) ?? '';
  const [document, at, timestamp, signature] = [
    given('document'),
    given('at'),
    given('timestamp'),
    given('signature'),
  ];
  const body = previewCallBody(document, at);
  if (!document || !isSigned({ request: 'previewCall', timestamp, body, signature, secret }, now))
    return { draft: '', at: now };
  return { draft: document, at: at ? Number(at) : now };
}

/** Does `work` with one document as its draft says; with an empty name, as for everybody. */
export const runWithDraft = <T>(document: string, work: () => Promise<T>): Promise<T> =>
  withReadContext({ draft: document }, work);
