import type { CollectionSlug, Endpoint } from 'payload';
import { z } from 'zod';

import { documentQuery, forStaff, jsonResponse } from '../../cms/admin/ui/staffEndpoint';
import { contentLanguages } from '../../domain/languages';
import { titleOf } from '../../domain/titleOf';
import { previewUrl } from '../../features/previews/previewUrl';

const previewQuery = documentQuery.extend({
  id: z.coerce.number().int().positive(),
  locale: z.enum(contentLanguages),
  at: z.coerce.number().int().min(0).max(8_640_000_000_000).optional(),
});

/** The link that the admin's preview opens, to be sent to somebody who shall read a draft. */
export const previewEndpoint: Endpoint = {
  path: '/site-preview',
  method: 'get',
  handler: forStaff(async (req) => {
    const asked = previewQuery.safeParse(Object.fromEntries(req.searchParams));
    if (!asked.success || !(asked.data.source in req.payload.collections))
      return jsonResponse({ error: 'Which document?' }, 400);
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
    if (!document) return jsonResponse({ error: 'There is no such document.' }, 404);
    const { admin } = req.payload.collections[collection].config;
    return jsonResponse({
      url: previewUrl({ source, document, title: titleOf(document, admin), locale, at, req }),
    });
  }),
};
