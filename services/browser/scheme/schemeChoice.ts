import Cookies from 'js-cookie';

import {
  type ColourScheme,
  colourSchemes,
  isColourScheme,
  schemeCookie,
} from '@/contract/lists/colourSchemes';

/** The privacy notice says so. */
const keptDays = 365;

/** The scheme that the visitor has chosen; the system's setting decides without. */
export function chosenScheme(): ColourScheme | 'system' {
  if (typeof document === 'undefined') return 'system';
  const value = Cookies.get(schemeCookie);
  return isColourScheme(value) ? value : 'system';
}

function keep(choice: string, domain: string) {
  const where = { path: '/', ...(domain && { domain }) };
  if (isColourScheme(choice))
    Cookies.set(schemeCookie, choice, {
      ...where,
      expires: keptDays,
      sameSite: 'Lax',
      secure: window.location.protocol === 'https:',
    });
  else Cookies.remove(schemeCookie, where);
}

const selects = () => [...document.querySelectorAll<HTMLSelectElement>(`select[name=${schemeCookie}]`)];

/** Shows the page in the chosen scheme, and the choice in the list; the early script did the first before the page came. */
function show() {
  const choice = chosenScheme();
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.scheme;
  else dataset.scheme = choice;
  for (const select of selects()) select.value = choice;
  // What browsers draw around the page: one colour for each setting of the system, in this order.
  for (const [index, meta] of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').entries())
    meta.media =
      choice === 'system'
        ? `(prefers-color-scheme: ${colourSchemes[index]})`
        : choice === colourSchemes[index]
          ? 'all'
          : 'not all';
}

/**
 * Applies and keeps what is chosen in the footer's list, whose HTML is the server's.
 * @param domain that site and gateway share; empty where they share none
 * @returns ends it
 */
export function followSchemeSelect(domain: string): () => void {
  const choose = (choice: string) => {
    keep(choice, domain);
    show();
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.name === schemeCookie) choose(target.value);
  };
  // The list begins with the system's setting: any other was chosen before this code came.
  const early = selects().find(({ selectedIndex }) => selectedIndex > 0);
  if (early) choose(early.value);
  else show();
  document.addEventListener('change', onChange);
  // A page on the way back may be older than the choice.
  window.addEventListener('pageshow', show);
  return () => {
    document.removeEventListener('change', onChange);
    window.removeEventListener('pageshow', show);
  };
}
