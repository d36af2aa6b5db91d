import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { pathOfPage } from '@/contract/site/contentTable';
import { documentName } from '@/contract/site/contentVersions';

import { pathOfDocument } from '../../../domain/addresses';
import { contentLanguages } from '../../../domain/languages';
import { titleOf } from '../../../domain/titleOf';
import { findWindowState } from '../../../features/windows/windowState';
import { config } from '../../../platform/config/config';
import { addressPartsOf, partsOf, rowOf } from '../../../sync/changes';
import { readFaults } from '../../../sync/deliveryFaults';
import type { PendingUpdate } from '../../../sync/pollDelay';
import { recordChange, recordPages } from '../../../sync/recordChange';
import { sitePages } from '../../../sync/sitePages';
import { answer, bodyOf, documentQuery, forStaff } from '../ui/staffEndpoint';
import { previewUrl } from './previewUrl';

const pagesBody = z.object({
  site: z.string(),
  paths: z
    .array(
      z
        .string()
        .max(300)
        .regex(/^\/(?!\/)/),
    )
    .min(1)
    .max(100),
});

/** Returns the changes of a document that the site has not taken yet. */
async function outstanding(req: PayloadRequest, document: string): Promise<PendingUpdate[]> {
  const { docs } = await req.payload.find({
    collection: 'site-updates',
    where: { document: { equals: document } },
    sort: '-id',
    limit: config.siteInstances.length,
    depth: 0,
  });
  return docs.flatMap(({ site, state, attempts, faults, nextAttemptAt }) =>
    state === 'done' ? [] : [{ site, state, attempts, faults: readFaults(faults), nextAttemptAt }],
  );
}

const ownPath = (source: string, row: Record<string, unknown>): string | undefined =>
  pathOfDocument(source, row) ??
  (typeof row.pageKey === 'string' && source === 'pages' ? pathOfPage(row.pageKey) : undefined);

/** Returns the pages of the site that show a document, as the site itself reports them. */
const documentPages: Endpoint = {
  path: '/site-pages',
  method: 'get',
  handler: forStaff(async (req) => {
    const place = documentQuery.safeParse(Object.fromEntries(req.searchParams));
    if (!place.success) return answer({ error: 'Which document?' }, 400);
    const document = documentName(place.data);
    const row = await rowOf(req, place.data);
    const [sites, waiting] = await Promise.all([
      sitePages(req.payload, document, row ? ownPath(place.data.source, row) : undefined),
      outstanding(req, document),
    ]);
    const publishedAt = partsOf(row) && new Date(row?.updatedAt as string | Date).getTime();
    const window =
      row && publishedAt ? await findWindowState(req.payload, place.data.source, row, new Date()) : undefined;
    return answer({
      publishedAt: publishedAt ?? null,
      siteUrl: config.siteUrl,
      sites,
      outstanding: waiting,
      ...(window && { window }),
    });
  }),
};

/** "Refresh now": a document's pages everywhere, or single pages of one instance. */
const refresh: Endpoint = {
  path: '/site-refresh',
  method: 'post',
  handler: forStaff(async (req) => {
    const body = await bodyOf(req);
    const pages = pagesBody.safeParse(body);
    if (pages.success) {
      if (!config.siteInstances.includes(pages.data.site)) return answer({ error: 'Which instance?' }, 400);
      await recordPages(req.payload, pages.data.site, pages.data.paths);
      return answer({ isAccepted: true }, 202);
    }
    const place = documentQuery.safeParse(body);
    if (!place.success) return answer({ error: 'Which document?' }, 400);
    const row = await rowOf(req, place.data);
    if (!row) return answer({ error: 'There is no such document.' }, 404);
    const title = titleOf(row, req.payload.collections[place.data.source as CollectionSlug]?.config.admin);
    // Withdrawn documents are included, in case the site has not heard of it yet.
    await recordChange(req, { ...place.data, before: addressPartsOf(row), after: partsOf(row) }, title);
    return answer({ isAccepted: true }, 202);
  }),
};

const previewQuery = documentQuery.extend({
  id: z.coerce.number().int().positive(),
  locale: z.enum(contentLanguages),
  at: z.coerce.number().int().min(0).max(8_640_000_000_000).optional(),
});

/** The link that the admin's preview opens, to be sent to somebody who shall read a draft. */
const preview: Endpoint = {
  path: '/site-preview',
  method: 'get',
  handler: forStaff(async (req) => {
    const asked = previewQuery.safeParse(Object.fromEntries(req.searchParams));
    if (!asked.success || !(asked.data.source in req.payload.collections))
      return answer({ error: 'Which document?' }, 400);
    const { source, id, locale, at } = asked.data;
    const collection = source as CollectionSlug;
    const document = (await req.payload.findByID({
      collection,
      id,
      draft: true,
      depth: 0,
      locale,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
    })) as Record<string, unknown> | null;
    if (!document) return answer({ error: 'There is no such document.' }, 404);
    const { admin } = req.payload.collections[collection].config;
    return answer({
      url: previewUrl({ source, document, title: titleOf(document, admin), locale, at, req }),
    });
  }),
};

/** Endpoints by which the admin asks about the site. */
export const siteEndpoints = [documentPages, refresh, preview];
