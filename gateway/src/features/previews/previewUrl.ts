import type { PayloadRequest } from 'payload';

import { contentRow } from '@/contract/site/contentTable';
import { signedPreview, siteRequests } from '@/contract/site/siteRequests';

import { contentLanguages } from '../../domain/languages';
import { config } from '../../platform/config/config';
import { loadSecrets } from '../../platform/secrets/secrets';
import { addressPartsOf } from '../../sync/changes';

/** As long as somebody looks at one draft, at the least. */
const lifetimeMs = 60 * 60_000;
/**
 * For so long the links to one draft are the same, counted from when it was made: a frame beside a form loads its page
 * anew with each other link, which nobody wants in the first minutes of a text because the clock strikes.
 */
const sameLinkMs = 30 * 60_000;
const longestTitle = 120;

interface Previewed {
  source: string;
  document: Record<string, unknown>;
  /** None where the draft's form stands beside the page: its title changes while somebody types. */
  title?: unknown;
  locale: string | undefined;
  /** The moment to be seen, in milliseconds since 1970; without it now, or one within the document's window. */
  at?: number;
  /** Shows all documents of a release as drafts, and opens the page of this one. */
  release?: number;
  req: PayloadRequest;
}

/** A moment at which a document with a publication period is to be seen; undefined where now is one. */
function momentWithin({ startTime, endTime }: Record<string, unknown>, now: number): number | undefined {
  const [start, end] = [startTime, endTime].map((moment) =>
    typeof moment === 'string' ? Date.parse(moment) : NaN,
  ) as [number, number];
  if (start > now) return start;
  return end < now ? end : undefined;
}

/** The end of a link that is made now to a document. */
function endOf({ createdAt }: Record<string, unknown>, now: number): number {
  const start = typeof createdAt === 'string' ? Date.parse(createdAt) : 0;
  return start + Math.ceil((now + lifetimeMs - start) / sameLinkMs) * sameLinkMs;
}

/** A link to the page of the site that shows a draft, for an hour or a little longer; null where there is nothing to show yet. */
export function previewUrl({ source, document, title, locale, at, release, req }: Previewed): string | null {
  if (req.user?.collection !== 'users') return null;
  const parts = addressPartsOf(document);
  const needed = contentRow(source)?.previewNeeds;
  if (needed && !needed.some((name) => parts[name])) return null;
  const moment = at ?? (release ? undefined : momentWithin(document, Date.now()));
  const link = {
    source,
    ...(typeof document.id === 'number' && { id: document.id }),
    ...parts,
    ...(typeof title === 'string' && { title: title.slice(0, longestTitle) }),
    locale: contentLanguages.find((language) => language === locale) ?? 'en',
    ...(moment !== undefined && { at: String(moment) }),
    ...(release !== undefined && { release }),
    expires: String(endOf(document, Date.now())),
  };
  return `${config.siteUrl}${siteRequests.preview}?${signedPreview(link, loadSecrets().signatureSecret)}`;
}
