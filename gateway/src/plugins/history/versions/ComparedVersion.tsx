'use client';

import { useModal } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';

/** In the list of versions over a comparison: the one to compare with, by the parameter that Payload reads. */
export function ComparedVersion({ id, children }: { id: number; children: ReactNode }) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  const compare = () => {
    closeAllModals();
    router.push(
      `${pathname}?${new URLSearchParams({ ...Object.fromEntries(query), versionFrom: String(id) })}`,
    );
  };
  return (
    <button className="link-button" onClick={compare} type="button">
      {children}
    </button>
  );
}
