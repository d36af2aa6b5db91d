import { createHmac, timingSafeEqual } from 'node:crypto';

import { z } from 'zod';

import { languages } from '../lists/languages';

/** The requests from the gateway to the site, each with its own address. */
export const siteRequests = {
  revalidate: '/api/revalidate',
  freshness: '/api/freshness',
  preview: '/api/preview',
} as const;
export type SiteRequest = keyof typeof siteRequests;

/** The purpose of a signature: it is invalid for any other. */
type Purpose = SiteRequest | 'previewLink' | 'previewCall';

/** Milliseconds that the two clocks may be apart. */
export const siteClockTolerance = 300_000;

/** Headers of a signed request. */
export const signatureHeader = 'x-signature';
export const timestampHeader = 'x-timestamp';

interface Signed {
  request: Purpose;
  /** Milliseconds since 1970, as text. */
  timestamp: string;
  /** Empty where there is none. */
  body: string;
  secret: string;
}

/** HMAC-SHA-256 over what is asked, when, and with which body; hexadecimal. */
export const siteSignature = ({ request, timestamp, body, secret }: Signed): string =>
  createHmac('sha256', secret).update(`${request}\n${timestamp}\n${body}`).digest('hex');

/** Compares in constant time. */
function matches(signature: string, signed: Signed): boolean {
  const [expected, given] = [Buffer.from(siteSignature(signed)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether a request comes from who has the secret, and is not an old one. */
export function isSigned({ signature, ...signed }: Signed & { signature: string }, now: number): boolean {
  if (!/^\d{1,15}$/.test(signed.timestamp)) return false;
  return Math.abs(now - Number(signed.timestamp)) <= siteClockTolerance && matches(signature, signed);
}

/** How a preview names a release, in the place of a document. */
export const releaseName = (id: number): string => `releases:${id}`;

/** Header of a call whose answer is to have a draft in it: the document's name, and for the signature its own two. */
export const previewHeaders = {
  document: 'x-preview-document',
  timestamp: 'x-preview-timestamp',
  signature: 'x-preview-signature',
  /** The moment that the answer is to be of, in milliseconds since 1970; none: now. */
  at: 'x-preview-at',
} as const;

/** The text that the signature of such a call covers. */
export const previewCallBody = (document: string, at: string): string =>
  at ? `${document} ${at}` : document;

/** The fields that the addresses of a document, or of what tells of it, are made of; a collection has some of them. */
export const addressParts = z.object({
  articleType: z.string().max(40).optional(),
  pageKey: z.string().max(60).optional(),
  uid: z.string().max(60).optional(),
  channelCode: z.string().max(64).optional(),
  channelNo: z.string().max(64).optional(),
  category: z.string().max(40).optional(),
  country: z.string().max(40).optional(),
});
export type AddressParts = z.infer<typeof addressParts>;

const documentReference = {
  /** Collection or global of the CMS. */
  source: z.string().regex(/^[a-z-]{1,40}$/),
  /** Of a collection's document. */
  id: z.coerce.number().int().positive().optional(),
};

/** Query of `/api/preview`: which draft is to be seen in which language, until when. */
export const previewLink = z.object({
  ...documentReference,
  ...addressParts.shape,
  title: z.string().max(200).default(''),
  locale: z.enum(languages),
  /** Milliseconds since 1970. */
  expires: z.string().regex(/^\d{13}$/),
  /** The moment that is to be seen, in milliseconds since 1970; none: now. */
  at: z
    .string()
    .regex(/^\d{1,14}$/)
    .optional(),
  /** A release whose documents are all to be seen as drafts; then the document only says which page is opened. */
  release: z.coerce.number().int().positive().optional(),
});
export type PreviewLink = z.input<typeof previewLink>;

const queryOf = (link: Record<string, string | number | undefined>): string => {
  const given = Object.entries(link).filter(([name, value]) => name !== 'signature' && value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]).sort()).toString();
};

/** A link's query with its signature in it; the secret itself is nowhere in it. */
export function signedPreview(link: PreviewLink, secret: string): string {
  const body = queryOf(link as Record<string, string | number | undefined>);
  const signature = siteSignature({ request: 'previewLink', timestamp: link.expires, body, secret });
  return `${body}&signature=${signature}`;
}

/** The content of a signed link; undefined if the signature is invalid or the link has expired. */
export function readPreview(
  query: Record<string, string>,
  { secret, now }: { secret: string; now: number },
): z.output<typeof previewLink> | undefined {
  const { signature = '', expires = '' } = query;
  const signed = { request: 'previewLink', timestamp: expires, body: queryOf(query), secret } as const;
  if (!matches(signature, signed)) return undefined;
  const link = previewLink.safeParse(query).data;
  return link && Number(link.expires) > now ? link : undefined;
}

/** A published document that was saved, withdrawn or deleted. */
const contentChange = z.object({
  ...documentReference,
  /** None before it was published for the first time. */
  before: addressParts.optional(),
  /** None once it is withdrawn or deleted. */
  after: addressParts.optional(),
});
export type ContentChange = z.infer<typeof contentChange>;

/** A page of the site with its language, such as `/de/cht/price`. */
export const pageAddress = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)/);

/** Body of `/api/revalidate`: what changed, or which pages are to be rendered anew whatever changed. */
export const revalidateBody = z.object({
  changes: z.array(contentChange).max(100).default([]),
  paths: z.array(pageAddress).max(100).default([]),
});
export type RevalidateBody = z.input<typeof revalidateBody>;

/** Its answer; HTTP 200 only where every page was rendered, and the addresses and redirects are known. */
export const revalidateAnswer = z.object({
  /** Pages with their language, `addresses` and `redirects`; the reason is for whoever looks into it. */
  failed: z.array(z.object({ path: z.string(), error: z.string() })),
});
export type RevalidateAnswer = z.infer<typeof revalidateAnswer>;

/** A page as this instance of the site has it now. Times are milliseconds since 1970. */
const pageState = z.object({
  /** Without its language. */
  path: z.string(),
  locale: z.enum(languages),
  /** `gone`: answered 404; `moved`: leads to another page; `unavailable`: rendered when it is asked for, 503 where that fails. */
  state: z.enum(['shown', 'gone', 'moved', 'unavailable']),
  generatedAt: z.number(),
  /** Whoever asks after this has it rendered anew. */
  renewsAt: z.number(),
  /** When the last attempt to render it failed, where it did: the page is the one before. */
  failedAt: z.number().optional(),
  /** The documents it was made from (contentVersions.ts). */
  documents: z.string(),
  /** Target of the redirect of the CMS that this instance answers with instead. */
  redirectsTo: z.string().optional(),
});
export type PageState = z.infer<typeof pageState>;

/** Answer of `/api/freshness`; `now` by the clock of the site. */
export const freshnessAnswer = z.object({ now: z.number(), pages: z.array(pageState) });
export type FreshnessAnswer = z.infer<typeof freshnessAnswer>;
