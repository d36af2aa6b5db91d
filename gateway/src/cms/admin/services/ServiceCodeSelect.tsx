'use client';

import { useFormFields } from '@payloadcms/ui';
import type { StaticDescription, StaticLabel } from 'payload';

import type { ServiceCategory } from '@/contract/lists/services';

import { ListedSelect } from '../ui/ListedSelect';
import { useAdminLanguage } from '../ui/useAdminLanguage';
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
  const category = useFormFields(([fields]) => fields.category?.value as ServiceCategory | undefined);
  const options = codeOptions(category, added, useAdminLanguage());
  return <ListedSelect {...field} options={options} read={Number} />;
}
