'use client';

import { useForm, useFormFields } from '@payloadcms/ui';

import { isData } from '../../domain/fieldTree';
import { otherTextsName, pathById } from '../../domain/otherTexts';

/** A text in the other language as it is typed, else as it was saved last; and a setter, which goes along with the form. */
export function useOtherText(path: string, stored: unknown): [unknown, (text: unknown) => void] {
  const { dispatchFields, getField, setModified } = useForm();
  const [typed, own] = useFormFields(([fields]) => {
    const key = pathById(path, (row) => fields[`${row}.id`]?.value);
    const texts = fields[otherTextsName]?.value;
    return key && isData(texts) && key in texts ? ([texts[key], key] as const) : ([undefined, key] as const);
  });
  const set = (text: unknown) => {
    if (!own) return;
    const texts: unknown = getField(otherTextsName)?.value;
    const value = { ...(isData(texts) ? texts : {}), [own]: text };
    dispatchFields({ type: 'UPDATE', path: otherTextsName, value });
    setModified(true);
  };
  return [typed === undefined ? stored : typed, set];
}
