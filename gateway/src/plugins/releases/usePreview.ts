'use client';

import { toast, useConfig, useLocale } from '@payloadcms/ui';

import { openPreviewTab } from '../../cms/admin/ui/openPreviewTab';

/** Opens the site with all drafts of a release, on the page of one of its documents, in the language of the form. */
export function usePreview(release: number | string | undefined, failure: string) {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  return async (row?: number): Promise<void> => {
    const query = new URLSearchParams({ locale, ...(row && { row: String(row) }) });
    if (!(await openPreviewTab(`${config.routes.api}/releases/${release}/preview?${query}`)))
      toast.error(failure);
  };
}
