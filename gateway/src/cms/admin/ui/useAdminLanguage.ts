'use client';

import { useTranslation } from '@payloadcms/ui';

import { adminLanguage, type ContentLanguage } from '../../../domain/languages';

/** The language in which somebody uses the admin. */
export const useAdminLanguage = (): ContentLanguage => adminLanguage(useTranslation().i18n.language);
