'use client';

import { useFormFields, useTranslation } from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';

import type { ServiceCategory } from '@/contract/lists/services';

import { adminLanguage } from '../../../domain/languages';
import { ListedSelect } from '../ui/ListedSelect';
import { codeOptions } from './codeOptions';
import type { OpenCode } from './openCodes';

interface ServiceCodeSelectProps {
  path: string;
  label: StaticLabel | false | undefined;
  description: StaticDescription | undefined;
  /** The codes that staff added to the table. */
  added: OpenCode[];
  readOnly?: boolean;
}

/** A list of the codes of the chosen area. */
export function ServiceCodeSelect({ added, ...field }: ServiceCodeSelectProps) {
  const { i18n } = useTranslation();
  const category = useFormFields(([fields]) => fields.category?.value as ServiceCategory | undefined);
  const options = codeOptions(category, added, adminLanguage(i18n.language));
  return <ListedSelect {...field} options={options} read={Number} />;
}
