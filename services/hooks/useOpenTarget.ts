import { useRouter } from 'next/router';
import { useLayoutEffect } from 'react';

/** Opens the fold that the address names; until then it is open by CSS within `data-unhydrated`. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.closest('[data-unhydrated]')?.removeAttribute('data-unhydrated');
}

/** An anchor opens the fold that it leads to: in an address, a link on the page and the history. */
export function useOpenTarget() {
  const { asPath } = useRouter();
  useLayoutEffect(openTarget, [asPath]);
  useLayoutEffect(() => {
    window.addEventListener('hashchange', openTarget);
    return () => window.removeEventListener('hashchange', openTarget);
  }, []);
}
