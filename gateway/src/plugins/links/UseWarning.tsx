import { Banner, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import type { Uses } from './findUses';
import { useMessages } from './texts';
import { UseList } from './UseList';

const mostNamed = 5;
const mostDocuments = 10;

/** The text of one of Payload's confirmations, whose slug `isMeant`, as long as that is open. */
function useConfirmation(isMeant: (slug: string) => boolean): Element | undefined {
  const { modalState } = useModal();
  const [content, setContent] = useState<Element>();
  const slug = Object.keys(modalState).find((name) => modalState[name]?.isOpen && isMeant(name));
  useEffect(() => {
    if (!slug) return;
    // It is drawn after it has been opened.
    const look = () => {
      const found = document.getElementById(slug)?.querySelector('.confirmation-modal__content');
      setContent(found ?? undefined);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      setContent(undefined);
    };
  }, [slug]);
  return content;
}

interface UseWarningProps {
  /** Of the confirmations that it belongs to. */
  isMeant: (slug: string) => boolean;
  /** The documents in question, such as `source=articles&where[id][equals]=3`. */
  query: string | undefined;
}

/** In the confirmation of a deletion or an unpublishing: which addresses end, and what still uses the documents. */
export function UseWarning({ isMeant, query }: UseWarningProps) {
  const language = useAdminLanguage();
  const content = useConfirmation(isMeant);
  const answer = useAnswer<Uses>(content && query && `/uses?${query}`, content);
  if (!content) return null;
  const used = answer.data?.used ?? [];
  return createPortal(
    <div role="status" className="admin-use-warning">
      {!answer.data && !answer.hasFailed && <p>{useMessages.asking[language]}</p>}
      {answer.hasFailed && <p>{useMessages.notAsked[language]}</p>}
      {used.length > 0 && (
        <Banner type="error">
          {used.slice(0, mostDocuments).map(({ id, title, addresses, uses }) => (
            <div key={id}>
              {used.length > 1 && <strong>{title[language]}</strong>}
              {addresses.length > 0 && (
                <p>
                  {useMessages.noPage[language]} {addresses.join(', ')}
                </p>
              )}
              {uses.length > 0 && <p>{useMessages.warning[language]}</p>}
              <UseList uses={uses} most={mostNamed} />
            </div>
          ))}
        </Banner>
      )}
    </div>,
    content,
  );
}
