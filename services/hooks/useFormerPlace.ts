import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Leads on from the place that a text had while all stood on one page, such as `/operationManual#registration`, to the
 * page that it has now: the link in the entry with this id. Without scripts the address ends at that entry.
 */
export function useFormerPlace() {
  const { replace } = useRouter();
  useEffect(() => {
    const place = document.getElementById(window.location.hash.slice(1));
    const link = place?.matches('li') ? place.querySelector('a') : null;
    // The address has its language.
    if (link) void replace(link.pathname, undefined, { locale: false });
  }, [replace]);
}
