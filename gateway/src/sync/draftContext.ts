import type { Payload } from 'payload';

import { documentName } from '@/contract/site/contentVersions';
import { isSigned, previewCallBody, previewHeaders } from '@/contract/site/siteRequests';

import { contentLanguages, type ContentLanguage } from '../domain/languages';
import { languagesOf, type ReleasedLanguages } from '../domain/release';
import { readContext, withReadContext, type ShownDrafts } from './readContext';

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

const releaseNamed = /^releases:(\d{1,15})$/;

/** The documents that a preview of a document or a release shows as drafts; undefined where none is named. */
export async function findShownDrafts(payload: Payload, name: string): Promise<ShownDrafts | undefined> {
  if (!name) return undefined;
  const release = Number(releaseNamed.exec(name)?.[1]);
  if (!release) return { documents: new Map([[name, contentLanguages]]) };
  const { docs } = await payload.find({
    collection: 'release-documents',
    where: { release: { equals: release } },
    depth: 0,
    pagination: false,
  });
  const documents = new Map<string, readonly ContentLanguage[]>();
  for (const { source, document, languages } of docs) {
    const one = documentName({ source, ...(document && { id: document }) });
    documents.set(one, [...(documents.get(one) ?? []), ...languagesOf(languages as ReleasedLanguages)]);
  }
  return { documents, release };
}

/** Does `work` with some documents as their drafts say; without any, as for everybody. */
export const runWithDrafts = <T>(drafts: ShownDrafts | undefined, work: () => Promise<T>): Promise<T> =>
  withReadContext({ drafts }, work);
