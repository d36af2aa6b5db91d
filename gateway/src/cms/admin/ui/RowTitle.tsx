'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

import { adminLanguage } from '../../../domain/languages';
import { nameRow, type RowNaming } from '../nameRow';

/** Names a row of a list by one of its own texts, "Step 3 · Register", so that folded rows can be told apart. */
export function RowTitle(naming: RowNaming) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  return <span>{nameRow(data, naming, rowNumber, adminLanguage(i18n.language))}</span>;
}
