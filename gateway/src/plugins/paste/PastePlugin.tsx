'use client';

import { COMMAND_PRIORITY_CRITICAL, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { cleanPaste } from './cleanPaste';
import { droppedMessage } from './texts';

const isEmpty = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() === '';

/** The clipboard's formatted text; undefined for text from an editor like this one, and for plain text. */
function foreignHtml(data: DataTransfer | null): string | undefined {
  if (!data || data.types.includes('application/x-lexical-editor')) return undefined;
  return data.getData('text/html') || undefined;
}

/** Pastes text of other programs as the site can show it, and says what it left out. */
export function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const language = useAdminLanguage();
  useEffect(() => {
    const cleaned = new WeakSet<Event>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false;
        const html = foreignHtml(event.clipboardData);
        if (!html) return false;
        const clean = cleanPaste(html);
        // A copied image alone: the upload takes its file.
        if (isEmpty(clean.html) && (event.clipboardData?.files.length ?? 0) > 0) return false;
        event.preventDefault();
        const message = droppedMessage(clean.dropped, language);
        if (message) toast.info(message, { duration: 12_000 });
        const data = new DataTransfer();
        data.setData('text/html', clean.html);
        data.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '');
        const again = new ClipboardEvent('paste', { clipboardData: data, cancelable: true });
        cleaned.add(again);
        return editor.dispatchCommand(PASTE_COMMAND, again);
      },
      COMMAND_PRIORITY_CRITICAL,
    );
  }, [editor, language]);
  return null;
}
