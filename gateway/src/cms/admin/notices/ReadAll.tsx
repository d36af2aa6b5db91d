'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';

/** Marks all notices as read. */
export function ReadAll({ label, failure }: { label: string; failure: string }) {
  const { config } = useConfig();
  const router = useRouter();
  const readAll = async () => {
    const answer = await fetch(`${config.routes.api}/notices/read`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    if (answer?.ok) router.refresh();
    else toast.error(failure);
  };
  return (
    <Button buttonStyle="secondary" onClick={() => void readAll()} size="small">
      {label}
    </Button>
  );
}
