'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';

import type { FieldLike } from '../../domain/fieldTree';
import { type FormPlace, placeInForm } from '../../domain/placeInForm';
import { focusField, type Wanted } from './focusField';

interface FieldFocus {
  /** How the form calls the field at a path, and where it stands. */
  placeOf: (path: string) => FormPlace;
  /** Moves the focus to a field, in whichever tab or folded row it stands. */
  goTo: (form: Element, wanted: Wanted) => void;
}

/** The way to the fields of the form around the caller. */
export function useFieldFocus(): FieldFocus {
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { dispatchFields, getField } = useForm();
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug && getEntityConfig({ globalSlug });
  const labelOf = ({ label, name = '' }: FieldLike) => (label ? getTranslation(label as never, i18n) : name);
  const valueAt = (path: string): unknown => getField(path)?.value;
  const placeOf = (path: string) =>
    placeInForm(path, { fields: entity ? entity.fields : [], labelOf, valueAt });
  const goTo = (form: Element, wanted: Wanted) => {
    const place = placeOf(wanted.path);
    for (const { list, index } of place.rows) {
      const updatedRows = getField(list)?.rows?.map((row, at) =>
        at === index ? { ...row, collapsed: false } : row,
      );
      if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    }
    focusField(form, wanted, place);
  };
  return { placeOf, goTo };
}
