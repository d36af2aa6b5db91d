import type { Endpoint } from 'payload';
import { z } from 'zod';

import { contentRow } from '@/contract/site/contentTable';
import { documentName } from '@/contract/site/contentVersions';
import { pageAddress } from '@/contract/site/siteRequests';

import { bodyOf, documentQuery, forStaff, jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { findPeriodState, type PeriodState } from '../../features/publicationPeriods/periodState';
import { addressPartsOf, partsOf, rowOf } from '../../sync/changes';
import { findOutstanding, type OutstandingNotice, recordChange, recordPages } from '../../sync/notifySite';
import { findPages, type SiteState } from './findPages';

export interface PageStatusOptions {
  /** Public address of the site. */
  siteUrl: string;
  /** Addresses of its instances. */
  instances: string[];
}

/** How a document stands on the site. */
export interface DocumentStatus {
  /** When the published version was saved, in milliseconds since 1970; null where there is none. */
  publishedAt: number | null;
  siteUrl: string;
  sites: SiteState[];
  /** The newest notice that each instance has not taken yet. */
  outstanding: OutstandingNotice[];
  period?: PeriodState;
}

const pagesBody = z.object({ site: z.string(), paths: z.array(pageAddress).min(1).max(100) });

/** Endpoints by which the admin asks how pages stand, and has them rendered anew. */
export const pageStatusEndpoints = ({ siteUrl, instances }: PageStatusOptions): Endpoint[] => [
  {
    path: '/site-pages',
    method: 'get',
    handler: forStaff(async (req) => {
      const place = documentQuery.safeParse(Object.fromEntries(req.searchParams));
      if (!place.success) return jsonResponse({ error: 'Which document?' }, 400);
      const { source, id = 0 } = place.data;
      const document = documentName(place.data);
      const row = await rowOf(req, place.data);
      const ownPaths = row ? contentRow(source)?.ownPaths?.(addressPartsOf(row), id) : undefined;
      const [sites, outstanding] = await Promise.all([
        findPages(req.payload, { instances, document, ownPaths }),
        findOutstanding(req.payload, document),
      ]);
      const publishedAt = partsOf(row) && new Date(row?.updatedAt as string | Date).getTime();
      const period =
        row && publishedAt ? await findPeriodState(req.payload, source, row, new Date()) : undefined;
      const status: DocumentStatus = {
        publishedAt: publishedAt ?? null,
        siteUrl,
        sites,
        outstanding,
        period,
      };
      return jsonResponse(status);
    }),
  },
  {
    path: '/site-refresh',
    method: 'post',
    handler: forStaff(async (req) => {
      const body = await bodyOf(req);
      const pages = pagesBody.safeParse(body);
      if (pages.success) {
        if (!instances.includes(pages.data.site)) return jsonResponse({ error: 'Which instance?' }, 400);
        await recordPages(req.payload, pages.data.site, pages.data.paths);
        return jsonResponse({ isAccepted: true }, 202);
      }
      const place = documentQuery.safeParse(body);
      if (!place.success) return jsonResponse({ error: 'Which document?' }, 400);
      const row = await rowOf(req, place.data);
      if (!row) return jsonResponse({ error: 'There is no such document.' }, 404);
      // Withdrawn documents are included, in case the site has not heard of it yet.
      await recordChange(req, { ...place.data, before: addressPartsOf(row), after: partsOf(row) });
      return jsonResponse({ isAccepted: true }, 202);
    }),
  },
];
