'use client';

import { useSyncExternalStore } from 'react';

import { isContentLanguage } from '../../domain/languages';
import { Problem } from '../../web/shell/Problem';
import { shellTexts } from '../../web/texts/shellTexts';
import buttons from '../../web/ui/button.module.css';

const unchanging = () => () => undefined;

/** The page for visitors when rendering fails, in the language of the document. */
export default function Failure({ reset }: { reset: () => void }) {
  const spoken = useSyncExternalStore(
    unchanging,
    () => document.documentElement.lang,
    () => 'en',
  );
  const { title, text, again } = shellTexts(isContentLanguage(spoken) ? spoken : 'en').failure;
  return (
    <Problem statusCode={500} text={text} title={title}>
      <button className={buttons.primary} onClick={reset} type="button">
        {again}
      </button>
    </Problem>
  );
}
