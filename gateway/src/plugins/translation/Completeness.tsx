'use client';

import { getTranslation } from '@payloadcms/translations';
import { CheckboxInput, useAllFormFields, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

import { useAllLanguages } from '../../cms/admin/ui/formDocument';
import { completenessOf } from '../../domain/completeness';
import type { FieldLike } from '../../domain/fieldTree';
import { adminLanguage, contentLanguages } from '../../domain/languages';
import { ChangedTexts } from './ChangedTexts';
import { languageMessages } from './texts';

/** Kept in this browser: whether the texts of the other language stand beside the form's. */
const besideKey = 'otherLanguageBeside';

function Beside({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(besideKey) !== 'off');
  useEffect(() => {
    document.documentElement.dataset.otherLanguage = isOn ? 'on' : 'off';
  }, [isOn]);
  const toggle = () => {
    localStorage.setItem(besideKey, isOn ? 'off' : 'on');
    setIsOn(!isOn);
  };
  return (
    <CheckboxInput checked={isOn} id="other-language-beside" label={label} name="beside" onToggle={toggle} />
  );
}

/** In the sidebar of a document that has texts: how much of it each language has, and where something is missing. */
export function Completeness() {
  const { i18n } = useTranslation();
  const { getEntityConfig } = useConfig();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const data = useAllLanguages();
  const [form] = useAllFormFields();
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug && getEntityConfig({ globalSlug });
  if (!data || !entity) return null;
  const words = languageMessages[adminLanguage(i18n.language)];
  const labelOf = ({ label, name }: FieldLike) =>
    typeof label === 'string' || typeof label === 'object'
      ? getTranslation(label as never, i18n)
      : (name ?? '');
  const isShown = (path: string) => form[path]?.passesCondition !== false;
  const { total, missing } = completenessOf(entity.fields, data, labelOf, isShown);
  if (total === 0) return null;
  return (
    <section style={{ marginBottom: 24 }}>
      <h3 style={{ marginBottom: 8 }}>{words.heading}</h3>
      {contentLanguages.map((language) => (
        <div key={language} style={{ marginBottom: 8 }}>
          <strong>{words.names[language]}</strong>:{' '}
          {missing[language].length === 0
            ? words.complete
            : words.of(total - missing[language].length, total)}
          {missing[language].length > 0 && (
            <details>
              <summary>{words.toDo}</summary>
              <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
                {missing[language].map((place) => (
                  <li key={place.join()}>{place.join(' › ')}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      ))}
      <ChangedTexts />
      <Beside label={words.beside} />
    </section>
  );
}
