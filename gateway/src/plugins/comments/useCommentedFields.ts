'use client';

import { useForm, useLocale } from '@payloadcms/ui';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { pathsAround } from '../../cms/admin/focusField';
import { useFieldsOfForm } from '../../cms/admin/useFieldsOfForm';
import { leavesOf, type FieldLike } from '../../domain/fieldTree';
import { contentLanguages, type ContentLanguage } from '../../domain/languages';

export interface CommentedField {
  /** With the ids of its rows, as comments name it. */
  key: string;
  /** With the numbers of its rows, as the form names it. */
  path: string;
  label: string;
  isLocalised: boolean;
}

/** A field of a comment; the key of the whole document is empty. */
interface Chosen {
  key: string;
  language: ContentLanguage;
}

/** Whether nobody writes in it: parts that only show something, and what Payload and the gateway fill in. */
function isUnused({ type, name, admin }: FieldLike): boolean {
  const { hidden, readOnly } = (admin ?? {}) as { hidden?: boolean; readOnly?: boolean };
  return type === 'ui' || name === '_status' || Boolean(hidden) || Boolean(readOnly);
}

/**
 * The fields of the form in their order, and the one that is chosen: that which had the focus last, outside of the panel.
 * The form is read when the focus moves in it, and not while somebody types.
 * @param isHeld the chosen one stays: something is being written about it
 */
export function useCommentedFields(panel: RefObject<HTMLElement | null>, isHeld: boolean) {
  const { code } = useLocale();
  const own = contentLanguages.find((one) => one === code) ?? 'en';
  const { getData, getField } = useForm();
  const { fields, labelOf, showField } = useFieldsOfForm();
  const [chosen, choose] = useState<Chosen>({ key: '', language: own });
  const read = (): CommentedField[] =>
    leavesOf(fields, getData(), {
      labelOf,
      isMeant: (field, _siblings, path) => !isUnused(field) && getField(path)?.passesCondition !== false,
    }).map(({ key, path, place, field }) => ({
      ...{ key, path, label: place.join(' › ') },
      isLocalised: Boolean(field.localized),
    }));

  const [listed, setListed] = useState(read);
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const form = panel.current?.closest('form');
    if (!(target instanceof Element) || !form?.contains(target) || panel.current?.contains(target)) return;
    const now = read();
    setListed(now);
    const [found] = pathsAround(target).flatMap((path) => now.find((one) => one.path === path) ?? []);
    if (!found || isHeld) return;
    const isOther = target.closest('.other-language') !== null;
    const other = contentLanguages.find((one) => one !== own) ?? own;
    choose({ key: found.key, language: isOther ? other : own });
  });
  useEffect(() => {
    const listen = (event: FocusEvent) => follow(event);
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);

  /** Moves the focus to a field, in the language of the comment where the form shows it. */
  const show = (key: string, language: ContentLanguage | undefined) => {
    const form = panel.current?.closest('form');
    // Rows may have moved.
    const path = read().find((one) => one.key === key)?.path;
    if (form && path) showField(form, { path, inOther: language !== undefined && language !== own });
  };
  return { fields: listed, chosen, choose, show };
}
