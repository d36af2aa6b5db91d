import dynamic from 'next/dynamic';

import { loadChunk } from '@/services/live/chunk';

/** Loaded for members alone; most visitors are none. */
export const LazyMemberPanel = dynamic(
  () => loadChunk(() => import('./MemberPanel')).then(({ MemberPanel }) => MemberPanel),
  { ssr: false },
);
