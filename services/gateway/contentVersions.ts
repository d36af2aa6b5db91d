import {
  contentHeader,
  documentName,
  type DocumentVersion,
  formatVersions,
  parseVersions,
} from '@/contract/site/contentVersions';

import { renderContext, withRenderContext } from './renderContext';

/** So many documents a page names, besides lists: more would be a page of numbers. The rest is found by its list. */
const most = 400;

/** Adds documents to what the work around the caller is made from. */
export function collectContentVersions(content: string): void {
  const { documents } = renderContext();
  if (!documents) return;
  for (const version of parseVersions(content)) {
    const name = documentName(version);
    const isList = version.id === undefined;
    if (isList || documents.size < most || documents.has(name)) documents.set(name, version);
  }
}

/** The documents that an answer of the gateway was made from. */
export const contentOfResponse = (headers: object): string => {
  const value = (headers as Record<string, unknown>)[contentHeader];
  return typeof value === 'string' ? value : '';
};

/** Does `work` and tells the documents that the gateway's answers during it were made from. */
export async function withContentTracking<T>(
  work: () => Promise<T>,
): Promise<{ result: T; content: string }> {
  const documents = new Map<string, DocumentVersion>();
  const result = await withRenderContext({ documents }, work);
  return { result, content: formatVersions(documents.values()) };
}

/** Names of the documents in such a text, for example `articles:3` or `menu`. */
export const documentsIn = (content: string): string[] => parseVersions(content).map(documentName);

/** When the version of a document in such a text was saved (milliseconds since 1970); undefined where it is not in it. */
export const savedAtIn = (content: string, document: string): number | undefined =>
  parseVersions(content).find((version) => documentName(version) === document)?.savedAt;
