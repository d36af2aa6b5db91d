'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

import { confirmTranslation } from './useChangedTexts';

interface StillRightProps {
  /** Of the document in the REST interface, without the base path. */
  path: string;
  label: string;
  /** The label with the document's name. */
  about: string;
  failure: string;
}

/** Says that the German texts of a document fit its English as it is now. */
export function StillRight({ path, label, about, failure }: StillRightProps) {
  const { config } = useConfig();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    if (await confirmTranslation(config.routes.api + path)) router.refresh();
    else toast.error(failure);
    setIsBusy(false);
  };
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      aria-label={about}
      onClick={() => void confirm()}
    >
      {label}
    </Button>
  );
}
