import type { ReactNode } from 'react';

import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Action } from '@/services/domain/content/page';

import { Columns, Ground, Lead, Title, Ways, Words } from './ToolOpening.styles';

interface ToolOpeningProps {
  /** The page's `h1`. */
  title: string;
  /** One or two sentences. */
  lead: string;
  /** Other ways than the tool itself. */
  actions?: Action[];
  /** Tinted over the whole width. */
  isTinted?: boolean;
  /** Below the lead: facts about what follows. */
  children?: ReactNode;
}

/**
 * The low opening of a page that one comes to for its search, form or list: title and lead leave the first screen to it.
 * @avoid Where the page is to be read: `Hero`.
 * @accessibility Carries the page's `h1`; the ways are links, each named by its own words.
 */
export function ToolOpening({ title, lead, actions = [], isTinted = false, children }: ToolOpeningProps) {
  return (
    <Ground data-tone={isTinted ? 'tinted' : undefined} $isTinted={isTinted}>
      <Columns>
        <Title>{title}</Title>
        <Words>
          {lead && <Lead>{lead}</Lead>}
          {actions.length > 0 && (
            <Ways>
              {actions.map(({ label, href }) => (
                <li key={`${href} ${label}`}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </Ways>
          )}
          {children}
        </Words>
      </Columns>
    </Ground>
  );
}
