import { type AddressParts, contentRow, pathOfPage } from '@/contract/site/contentTable';

import { paths } from './paths';

/** The path of a page that shows a document of the CMS, without language; home where no other does. */
export function documentPath(source: string, id: number, parts: AddressParts): string {
  const row = contentRow(source);
  const pathOfKey = source === 'pages' ? pathOfPage(parts.pageKey ?? '') : undefined;
  return row?.ownPath?.(parts, id) ?? pathOfKey ?? row?.previewPath ?? paths.home;
}
