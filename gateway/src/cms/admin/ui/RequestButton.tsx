'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import { useRequest } from './useRequest';

interface RequestButtonProps {
  method: 'DELETE' | 'POST';
  /** In the REST interface. */
  path: string;
  body?: object;
  label: string;
  /** The label with what it is about, where there are several such buttons. */
  about?: string;
  /** Said where the request is not answered. */
  failure: string;
  /** Instead of having the page around it rendered again. */
  onAnswer?: () => void;
}

/** Sends a request, and has the page around it rendered again. */
export function RequestButton({ method, path, body, label, about, failure, onAnswer }: RequestButtonProps) {
  const router = useRouter();
  const request = useRequest(failure);
  const finish = onAnswer ?? (() => router.refresh());
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    if (await request(method, path, body)) finish();
    setIsBusy(false);
  };
  return (
    <Button
      aria-label={about}
      buttonStyle="secondary"
      disabled={isBusy}
      margin={false}
      onClick={() => void send()}
      size="small"
    >
      {label}
    </Button>
  );
}
