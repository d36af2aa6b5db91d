'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';

import type { Bilingual } from '../../../domain/languages';
import { translate } from '../../fields/translate';

const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

/** Names a section of a page by its kind and its heading, "3 · Steps · How it works", so that folded sections can be told apart. */
export function SectionLabel({ noun }: { noun: Bilingual }) {
  const { data, rowNumber = 0 } = useRowLabel<{ heading?: unknown; title?: unknown } | undefined>();
  const { i18n } = useTranslation();
  const kind = translate(noun, { i18n });
  const heading = firstText(data?.heading, data?.title);
  return (
    <span>
      {rowNumber + 1} · <strong>{kind}</strong>
      {heading && ` · ${heading}`}
    </span>
  );
}
