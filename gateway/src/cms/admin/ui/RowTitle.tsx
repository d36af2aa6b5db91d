'use client';

import { useRowLabel } from '@payloadcms/ui';

import { nameRow, type RowNaming } from '../nameRow';
import { useAdminLanguage } from './useAdminLanguage';

/** Names a row of a list by one of its own texts, "Step 3 · Register", so that folded rows can be told apart. */
export function RowTitle(naming: RowNaming) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const language = useAdminLanguage();
  return <span>{nameRow(data, naming, rowNumber, language)}</span>;
}
