'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import type { Schedule } from '../../platform/plugins/timeline';

interface CancelScheduleProps {
  request: Schedule['cancel'];
  label: string;
  /** Title of the scheduled document, for screen readers. */
  about: string;
  failure: string;
}

/** Takes one entry off the schedule. */
export function CancelSchedule({ request, label, about, failure }: CancelScheduleProps) {
  const { config } = useConfig();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  const cancel = async () => {
    setIsBusy(true);
    try {
      const { method, path } = request;
      const answer = await fetch(config.routes.api + path, { method });
      if (!answer.ok) throw new Error(String(answer.status));
      router.refresh();
    } catch {
      toast.error(failure);
      setIsBusy(false);
    }
  };

  return (
    <Button
      aria-label={`${label}: ${about}`}
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void cancel()}
    >
      {label}
    </Button>
  );
}
