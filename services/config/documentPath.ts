import { contentRow } from '@/contract/site/contentTable';
import type { AddressParts } from '@/contract/site/siteRequests';

import { paths } from './paths';

/** The path of a page that shows a document of the CMS, without language; home where no other does. */
export function documentPath(source: string, id: number, parts: AddressParts): string {
  const row = contentRow(source);
  return row?.ownPaths?.(parts, id)[0] ?? row?.previewPath ?? paths.home;
}
