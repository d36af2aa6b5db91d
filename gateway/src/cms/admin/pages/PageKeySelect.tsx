'use client';

import type { TextFieldClientProps } from 'payload';

import { pageKeys, pathOfPage } from '@/contract/site/contentTable';

import { ListedSelect } from '../ui/ListedSelect';

const listed = pageKeys.map((key) => ({ value: key, label: `${key} · ${pathOfPage(key)}` }));

/** A list of the keys that the site knows. */
export const PageKeySelect = ({ path, field, readOnly }: TextFieldClientProps) => (
  <ListedSelect
    path={path}
    label={field.label}
    description={field.admin?.description}
    options={listed}
    readOnly={readOnly}
  />
);
