import type { ContentLanguage } from '../../domain/languages';
import { formTexts } from '../texts/formTexts';
import buttons from '../ui/button.module.css';

interface SubmitButtonProps {
  children: string;
  isPending: boolean;
  language: ContentLanguage;
}

/** Keeps the focus while it waits: a disabled button would lose it. */
export const SubmitButton = ({ children, isPending, language }: SubmitButtonProps) => (
  <button aria-disabled={isPending || undefined} className={buttons.primary} type="submit">
    {isPending ? formTexts(language).sending : children}
  </button>
);
