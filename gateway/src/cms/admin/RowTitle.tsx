'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

import type { Bilingual } from '../../domain/languages';
import { translate } from '../fields/translate';

/** Names a row of a list by one of its own texts, "Step 3 · Register", so that folded rows can be told apart. */
export function RowTitle({ field, noun }: { field: string; noun: Bilingual }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  const position = `${translate(noun, { i18n })} ${rowNumber + 1}`;
  const title = data?.[field];
  const isTitle = typeof title === 'number' || (typeof title === 'string' && title !== '');
  return <span>{isTitle ? `${position} · ${title}` : position}</span>;
}
