'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';

import { Sessions } from './Sessions';

/** Below the form of one's own account; other people's accounts do not show it. */
export function SecurityField() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  return user && user.id === id ? <Sessions /> : null;
}
