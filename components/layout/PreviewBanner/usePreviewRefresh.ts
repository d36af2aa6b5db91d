import { useRouter } from 'next/router';
import { useEffect } from 'react';

/** Whether a message of the CMS says that the document was saved (Payload's live preview). */
const isSave = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event';

/** Shows the newest draft beside its form in the CMS, which tells its frame of every save. */
export function usePreviewRefresh(gatewayHost: string): void {
  const { replace, asPath } = useRouter();
  useEffect(() => {
    if (window.parent === window) return;
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === gatewayHost && isSave(data)) void replace(asPath, undefined, { scroll: false });
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, gatewayHost);
    return () => window.removeEventListener('message', onMessage);
  }, [replace, asPath, gatewayHost]);
}
