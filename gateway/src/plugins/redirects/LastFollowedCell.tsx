'use client';

import type { DefaultCellComponentProps } from 'payload';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';

const never = { en: 'never', de: 'nie' };

/** In the list: the day on which a redirect was last followed, or that it never was. */
export function LastFollowedCell({ cellData }: DefaultCellComponentProps) {
  const language = useAdminLanguage();
  return typeof cellData === 'string' ? cellData.slice(0, 10) : never[language];
}
