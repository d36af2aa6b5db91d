import type { ReactNode } from 'react';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { LegalSource } from '@/services/domain/obligations/rule';
import { useLocale } from '@/services/hooks/useLocale';

interface RuleProps {
  /** The acts that the sentence rests on. */
  sources?: LegalSource[];
  children: ReactNode;
}

/** How a figure came about, with its legal sources. */
export function Rule({ sources = [], children }: RuleProps) {
  const locale = useLocale();
  return (
    <li>
      {children}
      {sources.map(({ act, url }) => (
        <span key={act.en}> {url ? <TextLink href={url}>{act[locale]}</TextLink> : act[locale]}</span>
      ))}
    </li>
  );
}
