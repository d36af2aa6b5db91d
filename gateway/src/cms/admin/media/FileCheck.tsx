'use client';

import { CheckboxField, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';
import { useEffect } from 'react';

/** Below the descriptions of an image, once another file is chosen for it; each file is confirmed anew. */
export function FileCheck(props: CheckboxFieldClientProps) {
  const { id } = useDocumentInfo();
  const { path } = props;
  const file = useFormFields(([fields]) => fields.file?.value);
  const dispatch = useFormFields(([, change]) => change);
  useEffect(() => {
    if (file instanceof File) dispatch({ type: 'UPDATE', path, value: false });
  }, [dispatch, file, path]);
  return id && file instanceof File ? <CheckboxField {...props} /> : null;
}
