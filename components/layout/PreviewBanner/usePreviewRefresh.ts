import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Whether a message of the CMS says that the document was saved (Payload's live preview). */
const isSave = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event';

/** Shows the newest draft beside its form in the CMS, which tells its frame of every save. */
export function usePreviewRefresh(gatewayHost: string): void {
  const { replace, asPath } = useRouter();
  const state = useRef<'idle' | 'loading' | 'outdated'>('idle');
  // One after the other: the router would take the answer to a request that was sent before the save.
  const refresh = useEffectEvent(async () => {
    if (state.current !== 'idle') {
      state.current = 'outdated';
      return;
    }
    do {
      state.current = 'loading';
      await replace(asPath, undefined, { scroll: false }).catch(() => undefined);
    } while ((state.current as string) === 'outdated');
    state.current = 'idle';
  });
  useEffect(() => {
    if (window.parent === window) return;
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === gatewayHost && isSave(data)) void refresh();
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, gatewayHost);
    return () => window.removeEventListener('message', onMessage);
  }, [gatewayHost]);
}
