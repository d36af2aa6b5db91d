/** Opens the preview that an endpoint of the CMS answers a link to, in a tab of its own; false where there is none. */
export async function openPreviewTab(endpoint: string): Promise<boolean> {
  // Opened by the click itself: browsers block what comes after an answer.
  const tab = window.open('', '_blank');
  const answer = await fetch(endpoint).catch(() => undefined);
  const { url } = (answer?.ok ? await answer.json() : { url: null }) as { url: string | null };
  if (!url || !tab) {
    tab?.close();
    return false;
  }
  tab.location.href = url;
  return true;
}
