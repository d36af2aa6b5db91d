'use client';

import { useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { type FieldMessage, fieldOfMessage } from '@/contract/site/previewMessages';

import { pathsAround, rowAround } from '../../cms/admin/focusField';
import { useFieldsOfForm } from '../../cms/admin/useFieldsOfForm';
import { fieldOfPath, pathOfField } from '../../domain/previewField';

/**
 * Joins the form and the page beside it: a part of the page that is chosen there has its field in hand here, and the page
 * shows the part whose field has the focus. Parts that the other side does not have are passed over.
 */
export function PreviewFields() {
  const { getField } = useForm();
  const { appIsReady, isLivePreviewing, iframeRef, url } = useLivePreviewContext();
  const { showField } = useFieldsOfForm();
  const place = useRef<HTMLSpanElement>(null);
  /** The part in hand: each step within it would outline it anew. */
  const current = useRef('');
  const rowsAt = (list: string) => getField(list)?.rows;
  const page = () => iframeRef.current?.contentWindow;
  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const origin = url ? new URL(url).origin : '';
    const field = fieldOfMessage(event, { type: 'preview-edit-field', from: page(), origin });
    const path = field && pathOfField(field, rowsAt);
    const form = place.current?.closest('form');
    if (!path || !form) return;
    current.current = field;
    showField(form, { path, inOther: false });
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    // In the other language, and in a choice, some elements are named like a field and are none.
    const path =
      target instanceof Element && (rowAround(target) ?? pathsAround(target).find((one) => getField(one)));
    const frame = page();
    // Before the page has come, its frame has another origin.
    if (!path || !isLivePreviewing || !appIsReady || !frame || !url) return;
    const field = fieldOfPath(path, rowsAt);
    if (field === current.current) return;
    current.current = field;
    const message: FieldMessage = { type: 'preview-show-field', field };
    frame.postMessage(message, url);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('message', (event) => onMessage(event), { signal });
    place.current?.closest('form')?.addEventListener('focusin', (event) => onFocus(event), { signal });
    return () => listening.abort();
  }, []);
  return <span ref={place} hidden />;
}
