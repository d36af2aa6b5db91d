'use client';

import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLivePreviewContext,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useFormDocument } from '../../../cms/admin/ui/formDocument';
import type { Data } from '../../../domain/fieldTree';
import { dropKeptText, keepText, keptTextKey, readKeptText, type KeptText } from './keptText';
import { useKeptWhileAnswered } from './OpenForms';
import { sendDraft, type Sent } from './sendDraft';
import { useTakeOver } from './useTakeOver';

/** So long after the last key, what is not saved yet is late; the form itself needs a third of a second. */
const patienceMs = 4_000;
/** A document that is left for a view of its own, such as its versions, is left all the same. */
const settleMs = 500;

/** The addresses of a form's document in the REST interface. */
function useAddresses() {
  const { config } = useConfig();
  const { code } = useLocale();
  const { id, path: document } = useFormDocument();
  const path = `${config.routes.api}${document}`;
  return {
    method: id === undefined ? 'POST' : 'PATCH',
    draft: `${path}?autosave=true&draft=true&depth=0&fallback-locale=null&locale=${code}`,
    lock: `${path}/lock`,
  };
}

/** A form's data without the time of its save, to compare them. */
const contentOf = ({ updatedAt: _, ...content }: Data): string => JSON.stringify(content);

/** Tells the preview of every save at once. Payload does so too, but only when it has filled the form anew. */
function useTellPreview(): void {
  const { lastUpdateTime } = useDocumentInfo();
  const { isLivePreviewing, previewWindowType, iframeRef, popupRef, url } = useLivePreviewContext();
  const tell = useEffectEvent(() => {
    if (!isLivePreviewing || !url) return;
    const preview = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow;
    preview?.postMessage({ type: 'payload-document-event' }, url);
  });
  useEffect(() => {
    if (lastUpdateTime) tell();
  }, [lastUpdateTime]);
}

/** The document and language that a text belongs to. */
interface Place {
  key: string;
  draft: string;
}

interface KeeperState {
  /** Why what was typed is not saved; undefined while all is well. */
  problem?: Exclude<Sent, { state: 'saved' | 'keptAside' }>;
  /** Text of an earlier visit that could not be saved then. */
  found?: KeptText;
  /** Puts that text into the draft; tells why it could not. */
  putIn: () => Promise<string | undefined>;
  discard: () => void;
}

/**
 * Sees to it that no text is lost while a draft saves itself: it is kept in this browser until the server has it, sent
 * when the document is left, and tried again while the server cannot be reached or asks for a login.
 */
export function useDraftKeeper(): KeeperState {
  const { user } = useAuth();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { id, collectionSlug, globalSlug, isTrashed, hasSavePermission, setLastUpdateTime } =
    useDocumentInfo();
  const form = useForm();
  const isModified = useFormModified();
  const [fields] = useAllFormFields();
  const { method, draft, lock } = useAddresses();
  const key = keptTextKey([globalSlug ?? collectionSlug, id, code, user?.id]);
  const [problem, setProblem] = useState<KeeperState['problem']>();
  const [found, setFound] = useState<KeptText>();
  /** The text that the server keeps as a version, because somebody else is editing: it is not sent again. */
  const aside = useRef<string>('');
  const options = { method, language: i18n.language };

  const isUnsaved = Boolean(isModified && hasSavePermission && !isTrashed);
  const unsavedText = (): Data | undefined => {
    if (!isUnsaved) return undefined;
    const data = form.getData();
    return aside.current && JSON.stringify(data) === aside.current ? undefined : data;
  };
  const isSame = (data: Data) => contentOf(form.getData()) === contentOf(data);

  // A tab that is closed is gone before it hears that its text was saved.
  const find = useEffectEvent(() => {
    const kept = readKeptText(key);
    if (kept && isSame(kept.data)) dropKeptText(key);
    else setFound(kept);
  });
  useEffect(() => {
    const timer = setTimeout(find);
    return () => clearTimeout(timer);
  }, [key]);

  // The form shows another language before it forgets that it was changed.
  const sendText = async (to: Place, leaving = false): Promise<void> => {
    const data = unsavedText();
    if (!data) return;
    keepText(to.key, data);
    const sent = await sendDraft(to.draft, data, { ...options, leaving });
    if (sent.state === 'saved' || sent.state === 'keptAside') {
      dropKeptText(to.key);
      setProblem(undefined);
      if (sent.state === 'keptAside') aside.current = JSON.stringify(data);
      else if (!leaving) {
        // Text that was typed meanwhile is sent again: a save of it may have come before this one.
        const isAll = isSame(data);
        form.setModified(!isAll);
        if (isAll) setLastUpdateTime(Date.parse(sent.document.updatedAt));
      }
    } else setProblem(sent);
  };
  const send = useEffectEvent(sendText);

  // Kept here with every change, until the server has it: a form also counts as unchanged while it hears of a failure.
  const keep = useEffectEvent((to: Place) => {
    const data = unsavedText();
    if (data) keepText(to.key, data);
  });
  const hasTyped = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    hasTyped.current = true;
    keep({ key, draft });
    const late = setInterval(() => void send({ key, draft }), patienceMs);
    return () => clearInterval(late);
  }, [isUnsaved, fields, key, draft]);

  useKeptWhileAnswered(() => {
    dropKeptText(key);
    setProblem(undefined);
  });
  useTellPreview();
  useTakeOver(lock, hasTyped, () => sendText({ key, draft }));

  const leave = useEffectEvent((from: Place, isPageClosing: boolean) => {
    const left = window.location.pathname;
    const sending = send(from, true);
    const unlock = () => void fetch(lock, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    if (isPageClosing) unlock();
    // Payload also draws the form anew while it stays open.
    else
      setTimeout(() => {
        if (window.location.pathname !== left) void sending.then(unlock);
      }, settleMs);
  });
  const shownProblem = isUnsaved ? problem : undefined;
  const isFailing = shownProblem !== undefined;
  useEffect(() => {
    const retry = () => void send({ key, draft });
    const close = () => leave({ key, draft }, true);
    const ask = (event: BeforeUnloadEvent) => {
      if (isFailing) event.preventDefault();
    };
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', close);
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', close);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isFailing, key, draft]);
  useEffect(() => () => leave({ key, draft }, false), [key, draft]);

  const discard = () => {
    dropKeptText(key);
    setFound(undefined);
  };
  const putIn = async () => {
    if (!found) return undefined;
    const sent = await sendDraft(draft, found.data, options);
    if (sent.state !== 'saved') return 'message' in sent ? sent.message : '';
    await form.reset(sent.document);
    discard();
    setLastUpdateTime(Date.parse(sent.document.updatedAt));
    return undefined;
  };
  return { problem: shownProblem, found, putIn, discard };
}
