import type { Payload } from 'payload';

import { isSigned, previewCallBody, previewHeaders } from '@/contract/site/siteRequests';

import { contentLanguages } from '../domain/languages';
import { additionsOf, type Preview } from '../platform/plugins/extend';
import { readContext, withReadContext } from './trackVersions';

/** Whether the call around this shows the draft of a document, such as `articles:3`, in a language. */
export const showsDraft = (document: string, locale: string | null | undefined): boolean =>
  readContext()
    .drafts?.documents.get(document)
    ?.some((language) => language === locale) ?? false;

/** The ids of the documents of a collection that the call around this shows as drafts. */
export const idsOfDrafts = (source: string): number[] =>
  [...(readContext().drafts?.documents.keys() ?? [])].flatMap((document) =>
    document.startsWith(`${source}:`) ? [Number(document.slice(source.length + 1))] : [],
  );

/** The same where the preview is of one document; a release is seen as visitors will see it. */
export const idsOfPreview = (source: string): number[] =>
  readContext().drafts?.release ? [] : idsOfDrafts(source);

/** Does `work` as for a visitor, without any draft. */
export const runWithoutDraft = <T>(work: () => Promise<T>): Promise<T> =>
  withReadContext({ drafts: undefined }, work);

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
  const [document, at] = [given('document'), given('at')];
  const signed = { timestamp: given('timestamp'), body: previewCallBody(document, at), secret };
  if (!document || !isSigned({ request: 'previewCall', signature: given('signature'), ...signed }, now))
    return { draft: '', at: now };
  return { draft: document, at: at ? Number(at) : now };
}

/** The documents that a preview shows as drafts: the one that is named, or those of a plugin; undefined where none is. */
export async function findShownDrafts(payload: Payload, name: string): Promise<Preview | undefined> {
  if (!name) return undefined;
  for (const find of additionsOf(payload).previews) {
    const drafts = await find(payload, name);
    if (drafts) return drafts;
  }
  return { documents: new Map([[name, contentLanguages]]) };
}

/** Does `work` with some documents as their drafts say; without any, as for everybody. */
export const runWithDrafts = <T>(drafts: Preview | undefined, work: () => Promise<T>): Promise<T> =>
  withReadContext({ drafts }, work);
