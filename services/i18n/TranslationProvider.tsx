import { createContext, type ReactNode, useContext, useMemo } from 'react';

import { defaultLocale } from '@/services/domain/locale/locale';

import { createTranslator, type OnMissing, type Translations, type Translator } from './translator';

/** Without texts, keys are shown: Next renders its own error page once without our props. */
const TranslatorContext = createContext<Translator>(createTranslator({ locale: defaultLocale, texts: {} }));

interface TranslationProviderProps {
  translations: Translations | undefined;
  onMissing?: OnMissing;
  children: ReactNode;
}

/** Hands the texts of a page, and its language, to the components below. */
export function TranslationProvider({ translations, onMissing, children }: TranslationProviderProps) {
  const outer = useTranslator();
  const translator = useMemo(
    () => (translations ? createTranslator(translations, onMissing) : outer),
    [translations, onMissing, outer],
  );
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}

export const useTranslator = (): Translator => useContext(TranslatorContext);
