'use client';

import { CheckboxField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';

/** Below the descriptions of an image, once another file is chosen for it. */
export function FileCheck(props: CheckboxFieldClientProps) {
  const { id } = useDocumentInfo();
  const file = useFormFields(([fields]) => fields.file?.value);
  return id && file instanceof File ? <CheckboxField {...props} /> : null;
}
