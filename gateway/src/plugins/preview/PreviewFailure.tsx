'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useReducer, useState } from 'react';

import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { previewFailureMessages } from './texts';

/** Milliseconds that a page has to say in its frame that it is there. */
const patience = 10_000;

/** Says that the page beside the form does not come, in place of an empty frame, and tries again. */
export function PreviewFailure() {
  const { isLivePreviewing, previewWindowType, appIsReady, iframeRef, url } = useLivePreviewContext();
  const language = useAdminLanguage();
  const [turn, begin] = useReducer((last: number) => last + 1, 0);
  const [late, setLate] = useState<number>();
  const isAwaited = isLivePreviewing && previewWindowType === 'iframe' && !appIsReady && Boolean(url);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(turn), patience);
    return () => clearTimeout(timer);
  }, [isAwaited, turn, url]);
  if (!isAwaited || late !== turn) return null;
  const again = () => {
    if (iframeRef.current && url) iframeRef.current.src = url;
    begin();
  };
  return (
    <div className="draft-keeper" role="alert">
      <p>{previewFailureMessages.failed[language]}</p>
      <SmallButton onClick={again}>{previewFailureMessages.again[language]}</SmallButton>
    </div>
  );
}
