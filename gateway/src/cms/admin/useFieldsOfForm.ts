'use client';

import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';

import type { FieldLike } from '../../domain/fieldTree';
import { placeInForm, type FormPlace } from '../../domain/placeInForm';
import { focusField } from './focusField';

interface FieldsOfForm {
  fields: readonly FieldLike[];
  /** The label of a field in the form. */
  labelOf: (field: FieldLike) => string;
  /** The place in the form of the field at a path. */
  placeOf: (path: string) => FormPlace;
  /** Moves the focus to a field, in whichever tab or folded row it stands. */
  showField: (form: Element, wanted: { path: string; inOther: boolean }) => void;
}

/** The fields of the form that is open. */
export function useFieldsOfForm(): FieldsOfForm {
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { dispatchFields, getField } = useForm();
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug && getEntityConfig({ globalSlug });
  const fields = entity ? entity.fields : [];
  const labelOf = ({ label, name = '' }: FieldLike) => (label ? getTranslation(label as never, i18n) : name);
  const valueAt = (path: string): unknown => getField(path)?.value;
  const placeOf = (path: string) => placeInForm(path, { fields, labelOf, valueAt });
  const showField: FieldsOfForm['showField'] = (form, wanted) => {
    const place = placeOf(wanted.path);
    for (const { list, index } of place.rows) {
      const updatedRows = getField(list)?.rows?.map((row, at) =>
        at === index ? { ...row, collapsed: false } : row,
      );
      if (updatedRows) dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    }
    focusField(form, wanted, place);
  };
  return { fields, labelOf, placeOf, showField };
}
