import type { PayloadRequest } from 'payload';

import { signedPreview, siteRequests } from '@/contract/site/siteRequests';

import { contentLanguages } from '../../../domain/languages';
import { config } from '../../../platform/config/config';
import { loadSecrets } from '../../../platform/secrets/secrets';
import { addressPartsOf } from '../../../sync/changes';
import { isStaffUser } from '../../access/roles';

/** As long as somebody looks at one draft; the admin makes a new link each time. */
const lifetimeMs = 60 * 60_000;
const longestTitle = 120;

interface Previewed {
  source: string;
  document: Record<string, unknown>;
  title: unknown;
  locale: string | undefined;
  req: PayloadRequest;
}

/** A link to the page of the site that shows a draft, for an hour; null where there is nothing to show yet. */
export function previewUrl({ source, document, title, locale, req }: Previewed): string | null {
  if (!isStaffUser(req.user)) return null;
  const link = {
    source,
    ...(typeof document.id === 'number' && { id: document.id }),
    ...addressPartsOf(document),
    title: (typeof title === 'string' ? title : '').slice(0, longestTitle),
    locale: contentLanguages.find((language) => language === locale) ?? 'en',
    expires: String(Date.now() + lifetimeMs),
  };
  return `${config.siteUrl}${siteRequests.preview}?${signedPreview(link, loadSecrets().signatureSecret)}`;
}
