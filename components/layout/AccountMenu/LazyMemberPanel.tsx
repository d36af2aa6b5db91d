import dynamic from 'next/dynamic';

/** Loaded for members alone; most visitors are none. */
export const LazyMemberPanel = dynamic(() => import('./MemberPanel').then(({ MemberPanel }) => MemberPanel), {
  ssr: false,
});
