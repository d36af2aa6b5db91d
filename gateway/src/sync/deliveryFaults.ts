import { z } from 'zod';

import { renderFaults, type RevalidateAnswer } from '@/contract/site/siteRequests';

import { SiteError } from './requestSite';

/**
 * Why an instance of the site has not done what it was told. `older`: it still shows the page as it was before;
 * `unknown`: only the detail says it.
 */
const deliveryFaultCodes = [
  'unreachable',
  'refused',
  'unreadable',
  'redirects',
  'older',
  ...renderFaults,
  'unknown',
] as const;

const deliveryFault = z.object({
  code: z.enum(deliveryFaultCodes),
  /** The instance, or the page with its language. */
  subject: z.string().optional(),
  /** For developers, in English: an HTTP status or the message of an error. */
  detail: z.string().optional(),
});

/** One failure of telling an instance of the site of a change, as it is stored. */
export type DeliveryFault = z.infer<typeof deliveryFault>;

/** A change of the menu fails on every page at once. */
const maxFaults = 50;
const maxDetail = 300;

/** Returns the failures in an answer of the site, at most fifty. */
export function faultsOfAnswer({ pages, redirects }: RevalidateAnswer): DeliveryFault[] {
  const ofRedirects: DeliveryFault[] =
    redirects?.isKnown === false ? [{ code: 'redirects', detail: redirects.error?.slice(0, maxDetail) }] : [];
  const ofPages = pages
    .filter(({ isRendered }) => !isRendered)
    .map(({ path, fault, error }): DeliveryFault =>
      fault
        ? { code: fault, subject: path }
        : { code: 'unknown', subject: path, detail: error?.slice(0, maxDetail) },
    );
  return [...ofRedirects, ...ofPages].slice(0, maxFaults);
}

/** Returns the failure of a request to an instance that gave no answer. */
export function faultOfError(error: unknown): DeliveryFault {
  if (error instanceof SiteError)
    return { code: error.kind, subject: error.site, ...(error.status && { detail: `HTTP ${error.status}` }) };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'unknown', detail: message.slice(0, maxDetail) };
}

/** Reads stored failures; what is none is left out. */
export const readFaults = (stored: unknown): DeliveryFault[] =>
  (Array.isArray(stored) ? stored : []).flatMap((fault) => deliveryFault.safeParse(fault).data ?? []);
