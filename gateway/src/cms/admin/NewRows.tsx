'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Milliseconds after which the fields of a new row are asked for again. */
const patience = 1_000;

/**
 * In every form: keeps two promises to whoever adds a row to a list. It stays open: Payload folds a row that does not say how
 * it is as soon as its server answers. And its fields come: a row that is added in the quarter of a second before an earlier
 * answer counts as answered, and Payload would leave it empty until the next change of the form.
 */
export function NewRows() {
  const [fields, dispatchFields] = useAllFormFields();
  useEffect(() => {
    const lists = Object.entries(fields).flatMap(([path, { rows = [] }]) =>
      rows.some(({ isLoading }) => isLoading) ? [{ path, rows }] : [],
    );
    if (lists.length === 0) return;
    const open = () => {
      for (const { path, rows } of lists) {
        // The form asks for what has changed; neither of these paths is one that has been drawn.
        const updatedRows = rows.map((row) =>
          row.isLoading
            ? { ...row, collapsed: false, lastRenderedPath: row.lastRenderedPath === '' ? undefined : '' }
            : row,
        );
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
      }
    };
    if (lists.some(({ rows }) => rows.some((row) => row.isLoading && !('collapsed' in row)))) return open();
    const timer = setTimeout(open, patience);
    return () => clearTimeout(timer);
  }, [fields, dispatchFields]);
  return null;
}
