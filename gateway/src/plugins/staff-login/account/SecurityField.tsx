'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';

import { Sessions } from './Sessions';
import { TwoFactor } from './TwoFactor';

/** Below the form of one's own account; other people's accounts do not show it. */
export function SecurityField() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  if (!user || user.id !== id) return null;
  return (
    <>
      <TwoFactor />
      <Sessions />
    </>
  );
}
