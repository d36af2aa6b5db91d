'use client';

import { ReactSelect, TextField, useField, useForm } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type KeyboardEvent, useState } from 'react';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import type { LinkKind, LinkTarget } from './findLinkTargets';
import { kindNames, linkMessages } from './texts';

/** Typing pauses for so long before the CMS is asked. */
const pauseMs = 200;

const kinds = Object.keys(kindNames) as LinkKind[];

/** A page or file, and below a page the marked places on it. */
const optionsOf = ({ title, path, places = [] }: LinkTarget) => [
  { value: path, label: `${title} · ${path}` },
  ...places.map((place) => ({ value: place.path, label: `${title} › ${place.title} · ${place.path}` })),
];

/** The target of a link: typed, or chosen from everything published that a link can lead to. */
export function LinkField(props: TextFieldClientProps) {
  const { path, readOnly } = props;
  const language = useAdminLanguage();
  const { disabled } = useField<string | null>({ path });
  const { dispatchFields, setModified } = useForm();
  /** Undefined as long as the list is closed. */
  const [query, setQuery] = useState<string>();
  const asked = query === undefined ? undefined : `/link-targets?${new URLSearchParams({ q: query })}`;
  const { data, hasFailed } = useAnswer<{ targets: LinkTarget[] }>(asked, undefined, pauseMs);
  const choose = (value: unknown) => {
    // Every listed target is published. Without this, a form that is sent at once is refused for the value of before.
    dispatchFields({ type: 'UPDATE', path, value, valid: true, errorMessage: undefined });
    setModified(true);
  };
  const keepDrawer = (event: KeyboardEvent) => {
    // Escape closes the list; the drawer around the field stays open.
    if (event.key === 'Escape' && query !== undefined) event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its list takes the keys
    <div className="link-field" onKeyDown={keepDrawer}>
      <TextField {...props} />
      {!(readOnly ?? disabled) && (
        <ReactSelect
          {...{ 'aria-label': linkMessages.open[language] }}
          filterOption={() => true}
          isClearable={false}
          isLoading={asked !== undefined && !data && !hasFailed}
          noOptionsMessage={() => linkMessages[hasFailed ? 'failed' : 'nothing'][language]}
          onChange={(chosen) => !Array.isArray(chosen) && choose(chosen.value)}
          onInputChange={setQuery}
          onMenuClose={() => setQuery(undefined)}
          onMenuOpen={() => setQuery((typed) => typed ?? '')}
          options={kinds
            .map((kind) => ({
              label: kindNames[kind][language],
              options: (data?.targets ?? []).filter((target) => target.kind === kind).flatMap(optionsOf),
            }))
            .filter(({ options }) => options.length > 0)}
          placeholder={linkMessages.open[language]}
          // The field above shows what is chosen.
          value={null as never}
        />
      )}
    </div>
  );
}
