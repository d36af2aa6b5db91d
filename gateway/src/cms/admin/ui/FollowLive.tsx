'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/** With the time of an answer, a change is seen within five seconds. */
const everyMs = 3_500;

/** Has the page around it rendered again and again by the server, as long as somebody sees it. */
export function FollowLive() {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  useEffect(() => {
    if (isPending) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') startTransition(() => router.refresh());
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isPending, router]);

  return null;
}
