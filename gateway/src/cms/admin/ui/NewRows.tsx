'use client';

import { useField, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Milliseconds after which the fields of a new row are asked for again. */
const patience = 1_000;

/**
 * Stands after every list and keeps two promises to whoever adds a row. It stays open: Payload folds a row that does not say
 * how it is as soon as its server answers. And its fields come: a row that is added in the quarter of a second before an
 * earlier answer counts as answered, and Payload would leave it empty until the next change of the form.
 */
export function NewRows() {
  const { path, rows = [] } = useField({ hasRows: true });
  const { dispatchFields } = useForm();
  const isNew = rows.some(({ isLoading }) => isLoading);
  const isUnsaid = rows.some((row) => row.isLoading && !('collapsed' in row));

  useEffect(() => {
    if (!isNew) return;
    const open = () => {
      // The form asks for what has changed; neither of these paths is one that has been drawn.
      const updatedRows = rows.map((row) =>
        row.isLoading
          ? { ...row, collapsed: false, lastRenderedPath: row.lastRenderedPath === '' ? undefined : '' }
          : row,
      );
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    };
    if (isUnsaid) return open();
    const timer = setTimeout(open, patience);
    return () => clearTimeout(timer);
  }, [isNew, isUnsaid, rows, path, dispatchFields]);
  return null;
}
