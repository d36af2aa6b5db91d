'use client';

import { toast, useConfig, useLocale } from '@payloadcms/ui';

/** Opens the site with all drafts of a release, on the page of one of its documents, in the language of the form. */
export function usePreview(release: number | string | undefined, failure: string) {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  return async (row?: number): Promise<void> => {
    const query = new URLSearchParams({ locale, ...(row && { row: String(row) }) });
    // Opened by the click itself: browsers block what comes after an answer.
    const tab = window.open('', '_blank');
    const answer = await fetch(`${config.routes.api}/releases/${release}/preview?${query}`).catch(
      () => undefined,
    );
    if (answer?.ok && tab) tab.location.href = ((await answer.json()) as { url: string }).url;
    else {
      tab?.close();
      toast.error(failure);
    }
  };
}
