'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';

import { SmallButton } from './SmallButton';
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
  onDone?: () => void;
}

/** Sends a request, and has the page around it rendered again. */
export function RequestButton({ method, path, body, label, about, failure, onDone }: RequestButtonProps) {
  const router = useRouter();
  const request = useRequest(failure);
  const [isBusy, startWork] = useTransition();
  const send = () =>
    startWork(async () => {
      if (!(await request(method, path, body))) return;
      if (onDone) onDone();
      else router.refresh();
    });
  return (
    <SmallButton aria-label={about} disabled={isBusy} onClick={send}>
      {label}
    </SmallButton>
  );
}
